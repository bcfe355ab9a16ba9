import type { Sql } from '../database/connection.ts';
import type { AccessTokens } from './access-token.ts';
import type { SecurityLog } from '../logging/log.ts';
import type { AfterAnswer } from './after-answer.ts';
import type { LiveSessions } from './live-sessions.ts';

/** What the routes of accounts need. */
export type AccountOptions = {
  readonly sql: Sql;
  readonly tokens: AccessTokens;
  readonly live: LiveSessions;
  readonly publicUrl: string | undefined;
  /** Address that mailed links begin with, without a slash at the end. */
  readonly siteUrl: () => string;
  /** Signs the cookie of devices that have signed in. */
  readonly deviceSecret: Uint8Array;
  /** Seals what the codes of authenticator apps are made of. */
  readonly factorSecret: Uint8Array;
  readonly security: SecurityLog;
  readonly afterAnswer: AfterAnswer;
};
