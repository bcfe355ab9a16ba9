import { pino } from 'pino';

/** Where unexpected failures are written. */
export type ErrorLog = (line: string, error: unknown) => void;

/** What an operator wants to see of attacks. */
export type SecurityEvent =
  /** A request was answered 401, 402, 403 or 429, or its code was wrong. */
  | { readonly event: 'request_refused'; readonly route: string; readonly code: string }
  /** A refresh token came a second time: somebody has a copy of it, and the session has ended. */
  | { readonly event: 'token_reused' }
  /** A push wanted to write what its user may not. */
  | { readonly event: 'writes_refused'; readonly table: string; readonly code: string; readonly count: number };

/** Never with a name, an address, an id or a value: who reads the log learns what happens, not to whom. */
export type SecurityLog = (event: SecurityEvent) => void;

/** The lines of a server. */
export type Log = { readonly error: ErrorLog; readonly security: SecurityLog };

/** What Postgres tells of a failed statement may be the values in it. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'internal_query'].map((name) => `err.${name}`);

/**
 * Writes a line of JSON for each event.
 * @param write takes a line; standard error when absent
 */
export function createLog(write?: (line: string) => void): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: values, remove: true } };
  const logger = write === undefined ? pino(options, pino.destination({ fd: 2, sync: true })) : pino(options, { write });
  return {
    error: (line, error) => logger.error({ err: error }, line),
    security: (event) => logger.warn({ security: event.event, ...event, event: undefined }),
  };
}
