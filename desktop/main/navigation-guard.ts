import { isAppAddress } from './app-address.ts';
import type { AppContents, ElectronMain, Navigation } from './electron-main.ts';
import { openExternalLink } from './external-links.ts';

function guard(contents: AppContents, shell: ElectronMain['shell']): void {
  // Fires for every frame, before `will-navigate`, which fires only for the main frame and opens the link.
  contents.on('will-frame-navigate', (navigation: Navigation) => {
    if (!isAppAddress(navigation.url)) navigation.preventDefault();
  });
  contents.on('will-navigate', (navigation: Navigation) => {
    if (isAppAddress(navigation.url)) return;
    navigation.preventDefault();
    openExternalLink(shell, navigation.url);
  });
  contents.on('will-redirect', (navigation: Navigation) => {
    if (!isAppAddress(navigation.url)) navigation.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openExternalLink(shell, url);
    return { action: 'deny' };
  });
}

/** Prevents every page of the app from navigating away; https links are opened in the user's browser instead. */
export function guardNavigation({ app, shell }: Pick<ElectronMain, 'app' | 'shell'>): void {
  app.on('web-contents-created', (_, contents) => guard(contents, shell));
}
