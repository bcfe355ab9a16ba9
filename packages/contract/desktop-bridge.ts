import * as z from 'zod/mini';
import { type NoticeName, pushWords } from './push-words.ts';

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
  /** Says that the page has drawn something: this start of the app has succeeded. */
  pageDrawn(): Promise<void>;
  /** Takes the file that the system has opened the app with, once; null: there is none. */
  openedFile(): Promise<OpenedFile | null>;
  /** Brings the app to the front where a notification leads that the player has pressed. */
  openNotice(name: NoticeName): Promise<void>;
  /** Hands the address of a calendar feed to the program that the system has for `webcal:`. @param token the secret part of the address */
  openCalendarFeed(token: string): Promise<void>;
}

/** A file that the player has opened with the app. */
export interface OpenedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Most bytes of an opened file, which is held in memory at once; the settings take larger exports. */
export const OPENED_FILE_BYTES = 64_000_000;

/** Subscriptions of the page to what main says; each has one listener, and a later one replaces it. */
export interface DesktopEvents {
  /** Main leads the page to a path of the app, by a menu or a link. */
  onNavigate(listener: (path: string) => void): void;
  /** A file waits for {@link DesktopBridge.openedFile}. */
  onOpenedFile(listener: () => void): void;
}

/** IPC channel of each event. */
export const desktopEvents = { navigate: 'anwurf:navigate', fileOpened: 'anwurf:file-opened' } as const;

/** IPC channel of each call. */
export const desktopChannels = {
  appVersion: 'anwurf:app-version',
  openExternal: 'anwurf:open-external',
  serverOrigin: 'anwurf:server-origin',
  pageDrawn: 'anwurf:page-drawn',
  openedFile: 'anwurf:opened-file',
  openNotice: 'anwurf:open-notice',
  openCalendarFeed: 'anwurf:open-calendar-feed',
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

const noticeNames: readonly NoticeName[] = [...(Object.keys(pushWords) as (keyof typeof pushWords)[]), 'rest'];

/** Schemas of each call's arguments; main validates with them. */
export const desktopArguments = {
  appVersion: z.tuple([]),
  openExternal: z.tuple([externalUrlSchema]),
  serverOrigin: z.tuple([]),
  pageDrawn: z.tuple([]),
  openedFile: z.tuple([]),
  openNotice: z.tuple([z.enum(noticeNames)]),
  openCalendarFeed: z.tuple([z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))]),
} satisfies { [Call in keyof DesktopBridge]: z.ZodMiniType<Parameters<DesktopBridge[Call]>> };
