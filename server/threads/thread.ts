import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { runImportThread } from '../account-data/import-thread.ts';
import { runPictureThread } from '../training-reports/picture-thread.ts';

const startSchema = z.object({ task: z.enum(['import', 'pictures']), data: z.record(z.string(), z.union([z.string(), z.boolean()])) });

/** Entry of every thread (`start-thread.ts`). */
const { task, data } = startSchema.parse(workerData);
if (parentPort === null) throw new Error('a thread was started as a process');
const run = { import: runImportThread, pictures: runPictureThread }[task];
await run(parentPort, data);
