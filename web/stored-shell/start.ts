// Begins before the app where that is stored on the device: shows what the screen looked like last, then runs the app.
import { showPicture } from '@anwurf/ui/show-picture';

/** Injected at build: the app's script and all its style sheets. */
declare const appScript: string;
declare const appStyles: readonly string[];

/** In ms. The app waits no longer for a picture: not in a tab that nobody sees, nor for a file that is lost. */
const patience = 1000;
const pause = new Promise((resolve) => setTimeout(resolve, patience));
// It would take from the picture the time in which that is drawn.
void Promise.race([showPicture(appStyles), pause]).then(() => import(/* @vite-ignore */ appScript));
