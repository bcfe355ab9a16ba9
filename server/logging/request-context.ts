import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Id of the request that this code works for, also behind its answer, in a job or a mail of it; undefined: of none. */
export const currentRequest = (): string | undefined => running.getStore();

/** Runs work for a request: lines of the log within it carry its id, and so do jobs and mails that it makes. @param id null: of none */
export function runForRequest<T>(id: string | null, work: () => T): T {
  return id === null ? running.exit(work) : running.run(id, work);
}
