import type { Request } from '../worker/messages.ts';
import type { LocalDatabase } from './local-database.ts';
import type { WorkerRequests } from './worker-requests.ts';

type Live = { readonly request: Request; readonly onRows: (result: { rows: unknown[] }) => void };

/** The live queries of a tab, whose rows its worker sends. */
export class TabLiveQueries {
  readonly #lives = new Map<string, Live>();

  constructor(private readonly requests: WorkerRequests) {}

  readonly query: LocalDatabase['live']['query'] = async <Row>(
    sql: string,
    params: readonly unknown[] | undefined | null,
    callback?: (result: { rows: Row[] }) => void,
  ) => {
    const liveId = crypto.randomUUID();
    const request: Request = { kind: 'live', liveId, sql, params: params ?? [] };
    if (callback !== undefined) this.#lives.set(liveId, { request, onRows: callback as Live['onRows'] });
    const rows = (await this.requests.ask(request)) as Row[];
    callback?.({ rows });
    return {
      initialResults: { rows },
      unsubscribe: async () => {
        this.#lives.delete(liveId);
        await this.requests.ask({ kind: 'unlive', liveId });
      },
      refresh: async () => {
        callback?.({ rows: (await this.requests.ask(request)) as Row[] });
      },
    };
  };

  notify(liveId: string, rows: unknown[]): void {
    this.#lives.get(liveId)?.onRows({ rows });
  }

  /** Subscribes at a new worker to everything that is not requested from it anyway. */
  resubscribe(): void {
    for (const { request, onRows } of this.#lives.values()) {
      if (this.requests.isWaiting(request)) continue;
      this.requests.ask(request).then(
        (rows) => onRows({ rows }),
        () => undefined,
      );
    }
  }
}
