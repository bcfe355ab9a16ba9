import { openLogFiles } from '@anwurf/db/store/change-log/open-log-files';
import { readHeldFiles } from '@anwurf/db/store/change-log/read-held-files';
import { deleteStore } from '@anwurf/db/store/delete-store';
import { hasSyncFiles } from '@anwurf/db/store/origin-files';

// Runs in a worker of the browser: makes, reads and deletes the files of stores while garbage is collected all the time.

const rounds = 10;
let isRunning = true;

/** In tasks of their own: answers of the file system come in between. */
const collecting = new MessageChannel();
collecting.port1.addEventListener('message', () => {
  (globalThis as unknown as { gc(): void }).gc();
  if (isRunning) setTimeout(() => collecting.port2.postMessage(null));
});
collecting.port1.start();

async function useFiles(name: string): Promise<boolean> {
  const canWork = await hasSyncFiles();
  for (const file of await openLogFiles(name)) file.close();
  const held = await readHeldFiles(name);
  await deleteStore(name);
  return canWork && held.length === 2;
}

collecting.port2.postMessage(null);
const results: boolean[] = [];
for (let round = 0; round < rounds; round += 1) results.push(await useFiles(`store-${round}`));
isRunning = false;
postMessage(results);
