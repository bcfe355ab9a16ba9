// Start script of a stored app: shows the snapshot of the last screen, then runs the app and opens its store.
import { startEarlyWorker } from '@anwurf/db/client/early-worker';
import { showPicture } from '@anwurf/ui/show-picture';
import { storeOwner } from '../store-owner.ts';

/** Injected at build: the app's script and all its style sheets, and the script of the database's worker. */
declare const appScript: string;
declare const appStyles: readonly string[];
declare const workerScript: string;

/** In ms. Longest wait of the app for the snapshot: in a hidden tab, or for a lost file. */
const patience = 1000;
const pause = new Promise((resolve) => setTimeout(resolve, patience));
const shown = showPicture(appStyles);
// The worker runs on its own thread; the snapshot waits only for files.
const owner = storeOwner();
if (owner !== null) startEarlyWorker(workerScript, owner);
// The app would delay the painting of the snapshot.
void Promise.race([shown, pause]).then(() => import(/* @vite-ignore */ appScript));
