import type { ConfirmEmailRequest } from '@anwurf/contract/email-change';
import type { RegisterRequest } from '@anwurf/contract/access';
import type { NoticeName } from '@anwurf/contract/push-words';
import type { ChangePasswordRequest, ResetPasswordRequest } from '@anwurf/contract/password';
import type { PasskeySignInRequest } from '@anwurf/contract/passkeys';
import type { LoginRequest, SessionResponse } from '@anwurf/contract/session';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { createContext, use } from 'react';

/** Where the refresh token lives is the shell's business: cookie on the web, protected store on the desktop. */
export interface SessionGateway {
  /** @throws RequestError */
  signIn(request: LoginRequest): Promise<SessionResponse>;
  /** Signs in with what a passkey has signed. @throws RequestError */
  signInWithPasskey(request: PasskeySignInRequest): Promise<SessionResponse>;
  /** Makes the account, or sets its first password. @throws RequestError */
  register(request: RegisterRequest): Promise<SessionResponse>;
  /** Sets a new password with the token of a mailed link. @throws RequestError */
  resetPassword(request: ResetPasswordRequest): Promise<SessionResponse>;
  /** Sets a new password; all other sessions end. @throws RequestError */
  changePassword(request: ChangePasswordRequest, accessToken: string): Promise<SessionResponse>;
  /** Changes the account's address by the mailed codes; all other sessions end. @throws RequestError */
  changeEmail(request: ConfirmEmailRequest, accessToken: string): Promise<SessionResponse>;
  /** Trades the refresh token for a new access token. @throws RequestError */
  refresh(): Promise<SessionResponse>;
  /**
   * Ends the session.
   * @param stillWaiting asked when it is this tab's turn; null: another tab has done it, and may have signed in meanwhile
   * @throws RequestError
   */
  signOut(stillWaiting: () => { readonly origins: readonly string[] } | null): Promise<void>;
}

export interface DatabaseConnection {
  userId: string;
  /** `renew`: the server refused the last one. Null: signed out, only signing in again helps. */
  accessToken(renew: boolean): Promise<string | null>;
  /** Whether the user is still signed in, asked when the page wakes in the back/forward cache. */
  isWanted(): boolean;
  /** Whether he has just signed in here. */
  isNew: boolean;
  /** Before it is opened: what must not wait for the processor. */
  after: Promise<void>;
}

/** Notifies of a new version of the app that is ready to take over. */
export interface Updates {
  subscribe(listener: () => void): () => void;
  isReady(): boolean;
  apply(): void;
}

/** Puts the app on the home screen. */
export interface InstallOffer {
  /** Asks the player by the browser's own question. @returns whether he agreed */
  ask(): Promise<boolean>;
}

/** Functions that a shell (web, desktop) provides. */
export interface Platform {
  readonly kind: 'web' | 'desktop';
  readonly session: SessionGateway;
  /** Opens the user's local database; each user has one of his own. */
  connectDatabase(connection: DatabaseConnection): Promise<LocalDatabase>;
  /**
   * Somebody is about to sign in on this device: loads what his database will need. May be called often.
   * @param screens loads the scripts of the first screens, which come before the database. Not called for a visitor who has asked for reduced data
   * use: nothing is loaded for him ahead
   */
  prepareDatabase?: (screens: () => Promise<unknown>) => void;
  /** Removes the user's local database from the device; it must be closed. */
  removeDatabase(userId: string): Promise<void>;
  /** Removes what the device keeps of other users, and seals their unsent changes. */
  removeOthers(userId: string): Promise<void>;
  /** Opens an address outside the app. */
  openExternal(url: string): void;
  /** Origin of the addresses that a player gives to others; the page's own without it. */
  siteOrigin?(): Promise<string>;
  /** The browser's offer to install the app; null: it makes none. Absent: the app is installed. */
  installOffer?(): Promise<InstallOffer | null>;
  /** Hands over the file that the app was opened with, now or later, once. @returns ends the subscription */
  openedFile?(take: (file: File) => void): () => void;
  /** Brings the app to the front where a notification leads; the page shows notifications itself then. Absent: the service worker does both. */
  readonly openNotice?: (name: NoticeName) => void;
  /** Hands a calendar feed's address to the system's calendar. Absent: a link does. */
  readonly openCalendarFeed?: (address: string) => void;
  readonly updates: Updates | null;
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('no platform provided');
  return platform;
}
