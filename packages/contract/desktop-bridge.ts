import * as z from 'zod/mini';

/** Name of the global under which the preload script exposes the bridge to the page. */
export const desktopBridgeName = 'anwurfDesktop';

/**
 * Calls from the desktop app's page to its main process. The refresh token is not among them: main takes it out of the answers of
 * login and refresh and adds it to requests, so no script of the page ever sees it.
 */
export interface DesktopBridge {
  /** Version of the installed app, from its package. */
  appVersion(): Promise<string>;
  /** Opens an https address in the user's browser. @throws when main refuses the address */
  openExternal(url: string): Promise<void>;
  /** Origin of the server that the app talks to; shared links begin with it. */
  serverOrigin(): Promise<string>;
}

/** IPC channel of each call. */
export const desktopChannels = {
  appVersion: 'anwurf:app-version',
  openExternal: 'anwurf:open-external',
  serverOrigin: 'anwurf:server-origin',
} as const satisfies Record<keyof DesktopBridge, string>;

/** Addresses that may leave the app: https, without a user name that could pose as another host. */
export const externalUrlSchema = z.url({ protocol: /^https$/ }).check(
  z.maxLength(2000),
  z.refine((text) => {
    // Zod runs this check even when the text is not a URL.
    const { username, password } = URL.canParse(text) ? new URL(text) : { username: '?', password: '?' };
    return username === '' && password === '';
  }),
);

/** Schemas of each call's arguments; main validates with them. */
export const desktopArguments = {
  appVersion: z.tuple([]),
  openExternal: z.tuple([externalUrlSchema]),
  serverOrigin: z.tuple([]),
} satisfies { [Call in keyof DesktopBridge]: z.ZodMiniType<Parameters<DesktopBridge[Call]>> };
