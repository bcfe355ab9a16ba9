// Begins before the app where that is stored on the device: shows what the screen looked like last, then runs the app.
import { deviceStorage } from '@anwurf/contract/device-storage';
import { fieldsOf } from '@anwurf/contract/readable';
import { showPicture } from '@anwurf/ui/show-picture';

/** Injected at build: the app's script and all its style sheets. */
declare const appScript: string;
declare const appStyles: readonly string[];

function read(name: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    return {};
  }
}

const { id, ended } = read(deviceStorage.signedIn.name);
const isSignedIn = typeof id === 'string' && ended !== true;
const { picture } = isSignedIn ? read(`${deviceStorage.lastScreen.name}.${id}`) : {};
/** In ms. The app waits no longer for a picture: not in a tab that nobody sees, nor for a file that is lost. */
const patience = 1000;
const pause = new Promise((resolve) => setTimeout(resolve, patience));
// It would take from the picture the time in which that is drawn.
void Promise.race([showPicture(picture, appStyles), pause]).then(() => import(/* @vite-ignore */ appScript));
