import { pino } from 'pino';
import { currentRequest } from './request-context.ts';
import type { SecurityLog } from '../security-log/security-event.ts';

/** Writes unexpected failures. */
export type ErrorLog = (line: string, error: unknown) => void;

/** Logs of a server. */
export type Log = { readonly error: ErrorLog; readonly security: SecurityLog };

/** Fields of a Postgres error that may contain the statement's values. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'internal_query'].map((name) => `err.${name}`);

/**
 * Writes one line of JSON per event, with the id of the request that it belongs to.
 * @param write takes a line; default: standard error
 */
export function createLog(write?: (line: string) => void): Log {
  const nameRequest = () => {
    const request = currentRequest();
    return request === undefined ? {} : { request };
  };
  const options = { base: null, mixin: nameRequest, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: values, remove: true } };
  const logger = write === undefined ? pino(options, pino.destination({ fd: 2, sync: true })) : pino(options, { write });
  return {
    error: (line, error) => logger.error({ err: error }, line),
    security: ({ event, ...rest }) => logger[rest.outcome === 'ok' ? 'info' : 'warn']({ security: event, ...rest }),
  };
}
