// Begins before the app where that is stored on the device: shows what the screen looked like last, then runs the app and opens its store.
import { startEarlyWorker } from '@anwurf/db/client/early-worker';
import { showPicture } from '@anwurf/ui/show-picture';
import { storeOwner } from '../store-owner.ts';

/** Injected at build: the app's script and all its style sheets, and the script of the database's worker. */
declare const appScript: string;
declare const appStyles: readonly string[];
declare const workerScript: string;

/** In ms. The app waits no longer for a picture: not in a tab that nobody sees, nor for a file that is lost. */
const patience = 1000;
const pause = new Promise((resolve) => setTimeout(resolve, patience));
const shown = showPicture(appStyles);
// The worker has a processor of its own; what the picture waits for are files.
const owner = storeOwner();
if (owner !== null) startEarlyWorker(workerScript, owner);
// The app would take from the picture the time in which that is drawn.
void Promise.race([shown, pause]).then(() => import(/* @vite-ignore */ appScript));
