import { pino } from 'pino';

/** Writes unexpected failures. */
export type ErrorLog = (line: string, error: unknown) => void;

/** Events that show an operator attacks. */
export type SecurityEvent =
  /** A request was answered 401, 402, 403 or 429, or its code was wrong. */
  | { readonly event: 'request_refused'; readonly route: string; readonly code: string }
  /** A refresh token was reused after its successor had been: there is a copy, and the session has ended. */
  | { readonly event: 'token_reused' }
  /** A push contained writes that its user is not allowed to make. */
  | { readonly event: 'writes_refused'; readonly table: string; readonly code: string; readonly count: number };

/** Never contains a name, address, id or value: the log shows what happens, not to whom. */
export type SecurityLog = (event: SecurityEvent) => void;

/** Logs of a server. */
export type Log = { readonly error: ErrorLog; readonly security: SecurityLog };

/** Fields of a Postgres error that may contain the statement's values. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'internal_query'].map((name) => `err.${name}`);

/**
 * Writes one line of JSON per event.
 * @param write takes a line; default: standard error
 */
export function createLog(write?: (line: string) => void): Log {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: values, remove: true } };
  const logger = write === undefined ? pino(options, pino.destination({ fd: 2, sync: true })) : pino(options, { write });
  return {
    error: (line, error) => logger.error({ err: error }, line),
    security: (event) => logger.warn({ security: event.event, ...event, event: undefined }),
  };
}
