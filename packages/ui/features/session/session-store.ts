import type { ConfirmEmailRequest } from '@anwurf/contract/email-change';
import type { RegisterRequest } from '@anwurf/contract/access';
import type { ChangePasswordRequest, ResetPasswordRequest } from '@anwurf/contract/password';
import type { PasskeySignInRequest } from '@anwurf/contract/passkeys';
import type { LoginRequest, SessionResponse } from '@anwurf/contract/session';
import type { SessionGateway } from '../../platform.tsx';
import { RequestError } from '../../http/request-error.ts';
import { onSignedInElsewhere, readSignedInRecord, type SignedInRecord, writeSignedInRecord } from './signed-in-record.ts';
import { noteSignOut, signOutDone, waitingSignOut } from './waiting-sign-out.ts';

export interface SessionState {
  /** Owner of the data that the app shows; null: nobody. */
  readonly user: SignedInRecord | null;
  /** The server has ended the session: the local data stay, and are shown after the next sign-in. */
  readonly expired: boolean;
}

/** A token this close to its end is renewed before it is used. */
const marginMilliseconds = 30_000;

const stateOf = (user: SignedInRecord | null): SessionState => ({ user, expired: user?.ended === true });

/**
 * Holds the signed-in user and his access token. The token lives in memory only. Starting without a network
 * trusts the record of who was signed in: reading one's own device needs no server.
 */
export class SessionStore {
  readonly #gateway: SessionGateway;
  readonly #listeners = new Set<() => void>();
  readonly #deletionListeners = new Set<(userId: string) => void>();
  #state: SessionState = stateOf(readSignedInRecord());
  #token: { value: string; validUntil: number } | null = null;
  #refreshing: Promise<string | null> | null = null;

  constructor(gateway: SessionGateway) {
    this.#gateway = gateway;
    onSignedInElsewhere(() => {
      const user = readSignedInRecord();
      const known = this.#state.user;
      if (user?.id === known?.id && user?.ended === known?.ended) return;
      this.#token = null;
      this.#change(stateOf(user));
    });
    window.addEventListener('online', () => void this.#endFormerSession());
    void this.#endFormerSession();
  }

  readonly state = (): SessionState => this.#state;

  /** Whether this tab has a token: who signed in in another one is known here without. */
  readonly hasToken = (): boolean => this.#token !== null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when it is certain that the signed-in account is gone for good; what this device has of it may go too. */
  readonly onAccountDeleted = (listener: (userId: string) => void): void => {
    this.#deletionListeners.add(listener);
  };

  /** @throws RequestError */
  async signIn(request: LoginRequest): Promise<void> {
    await this.#enter(() => this.#gateway.signIn(request));
  }

  /** Signs in with what a passkey has signed. @throws RequestError */
  async signInWithPasskey(request: PasskeySignInRequest): Promise<void> {
    await this.#enter(() => this.#gateway.signInWithPasskey(request));
  }

  /** Makes an account, or sets its first password, and signs in. @throws RequestError */
  async register(request: RegisterRequest): Promise<void> {
    await this.#enter(() => this.#gateway.register(request));
  }

  /** Sets a new password with a mailed link, and signs in. @throws RequestError */
  async resetPassword(request: ResetPasswordRequest): Promise<void> {
    await this.#enter(() => this.#gateway.resetPassword(request));
  }

  /** Sets a new password of the signed-in user; his other sessions end. @throws RequestError */
  changePassword(request: ChangePasswordRequest): Promise<void> {
    return this.#replace((token) => this.#gateway.changePassword(request, token));
  }

  /** Changes the signed-in user's address by the mailed codes; his other sessions end. @throws RequestError */
  changeEmail(request: ConfirmEmailRequest): Promise<void> {
    return this.#replace((token) => this.#gateway.changeEmail(request, token));
  }

  async #replace(request: (token: string) => Promise<SessionResponse>): Promise<void> {
    const token = await this.accessToken(false);
    if (token === null) throw new RequestError('unauthenticated', 'signed out');
    this.#accept(await request(token));
  }

  /**
   * Forgets the user here, and ends the session on the server: at once, or as soon as there is a network.
   * @param origins of the local store, which is being removed
   */
  async signOut(origins: readonly string[] = []): Promise<void> {
    noteSignOut(origins);
    this.#forget();
    await this.#endFormerSession();
  }

  /** Signs in, after the session of whoever signed out before has ended. */
  async #enter(request: () => Promise<SessionResponse>): Promise<void> {
    await this.#endFormerSession();
    this.#accept(await request());
  }

  /** Ends the session of somebody who has signed out: without a network its cookie, out of reach of scripts, is still here. */
  async #endFormerSession(): Promise<void> {
    if (waitingSignOut() === null) return;
    try {
      await this.#gateway.signOut(waitingSignOut);
      signOutDone();
    } catch {
      // It is tried again when the network is back, at the next start and before somebody signs in.
    }
  }

  /** The server has deleted the account. */
  accountDeleted(): void {
    const { user } = this.#state;
    this.#forget();
    if (user !== null) for (const listener of this.#deletionListeners) listener(user.id);
  }

  /**
   * A valid access token of this user; `renew` asks for a fresh one. Null: only signing in again helps. A refresh may answer with
   * another user's session, to whom the cookie belongs: he is signed in from then on, and nobody else gets his token.
   * @throws RequestError when the server can't be reached
   */
  async accessToken(renew: boolean, userId = this.#state.user?.id): Promise<string | null> {
    if (this.#state.user?.id !== userId || userId === undefined) return null;
    if (!renew && this.#token && this.#token.validUntil > Date.now() + marginMilliseconds) return this.#token.value;
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    const token = await this.#refreshing;
    if (this.#state.user?.id !== userId) return null;
    return token;
  }

  async #refresh(): Promise<string | null> {
    try {
      return this.#accept(await this.#gateway.refresh());
    } catch (error) {
      const code = error instanceof RequestError ? error.code : undefined;
      if (code === 'account_deleted') this.accountDeleted();
      else if (code === 'unauthenticated') this.#expire();
      else throw error;
      return null;
    }
  }

  #expire(): void {
    this.#token = null;
    const { user } = this.#state;
    const ended = user === null ? null : { ...user, ended: true };
    writeSignedInRecord(ended);
    this.#change(stateOf(ended));
  }

  #forget(): void {
    this.#token = null;
    writeSignedInRecord(null);
    this.#change({ user: null, expired: false });
  }

  #accept(session: SessionResponse): string {
    this.#token = { value: session.accessToken, validUntil: Date.now() + session.expiresInSeconds * 1000 };
    const { user } = session;
    writeSignedInRecord(user);
    // The cookie is a newer session's.
    signOutDone();
    const known = this.#state.user;
    const same = known?.id === user.id && known.email === user.email && known.fullName === user.fullName;
    if (!same || this.#state.expired) this.#change({ user, expired: false });
    return session.accessToken;
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
