import type { Queryable, Sql } from '../database/connection.ts';
import type { AccessTokens } from './access-token.ts';
import type { AfterAnswer } from './after-answer.ts';
import type { LiveSessions } from './live-sessions.ts';

/** Dependencies of the account routes. */
export type AccountOptions = {
  readonly sql: Sql;
  readonly tokens: AccessTokens;
  readonly live: LiveSessions;
  readonly publicUrl: string | undefined;
  /** Base address of mailed links, without a trailing slash. */
  readonly siteUrl: () => string;
  /** The operator's address for questions; undefined: none is configured. */
  readonly contact: string | undefined;
  /** Mails the way to register to a buyer without an account. */
  readonly inviteBuyer: (email: string) => Promise<unknown>;
  /** Links the payments that wait for an address, which the user has proven. */
  readonly linkPayments: (tx: Queryable, userId: string, email: string) => Promise<void>;
  /** Signs the cookie of known devices. */
  readonly deviceSecret: Uint8Array;
  /** Encrypts the secrets of authenticator apps. */
  readonly factorSecret: Uint8Array;
  readonly afterAnswer: AfterAnswer;
};
