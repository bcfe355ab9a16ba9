import { Worker } from 'node:worker_threads';

/** Address of the bundle; only the built server has it (`server/build`). */
declare const __bundle: string | undefined;

/** Work that runs beside the event loop, by the name under which `thread.ts` finds it. */
type ThreadTask = 'import' | 'pictures';

/** The built server has its threads in a file of their own; from the checkout tsx compiles them within the thread. */
function threadFile(): URL {
  if (typeof __bundle !== 'undefined') return new URL('./thread.mjs', __bundle);
  const tsx = import.meta.resolve('tsx/esm/api');
  const source = new URL('./thread.ts', import.meta.url).href;
  const start = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(start)}`);
}

/**
 * Starts a thread. Exceeding its memory ends it with an `error` event (`ERR_WORKER_OUT_OF_MEMORY`), and the server goes on.
 * @param memoryMb limit of its heap
 * @param data that its task gets
 */
export function startThread(task: ThreadTask, memoryMb: number, data: Readonly<Record<string, string | boolean>> = {}): Worker {
  return new Worker(threadFile(), {
    execArgv: [],
    workerData: { task, data },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
}
