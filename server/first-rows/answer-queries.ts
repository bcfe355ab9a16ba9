import { type FirstRowsAnswer, type FirstRowsRequest } from '@anwurf/contract/first-rows';
import postgres from 'postgres';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import deviceQueries from './device-queries.json' with { type: 'json' };

type DeviceQuery = { readonly tables: readonly string[]; readonly parameters: number; readonly sql: string };

/** Written by `npm run describe-queries` from the device's queries: each reads only rows of the user who is its parameter after those of the device. */
const queries: ReadonlyMap<string, DeviceQuery> = new Map(Object.entries(deviceQueries));

/** In ms, of one query: a screen that waits longer has its store by then. */
const longestQuery = 2000;

/** A value that is none of its parameter's type: SQLSTATE class `data exception`, or a date that postgres.js cannot write. */
const isMisfit = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof postgres.PostgresError && error.code.startsWith('22'));

const misfit = () => new ApiError('invalid_input', 'Parameters do not fit their query.');

/**
 * Answers queries of a device whose store is not there yet, all as of one moment.
 * @returns for each query its rows, or null for one that the server does not have
 * @throws ApiError invalid_input when parameters do not fit their query
 */
export async function answerQueries(sql: Sql, userId: string, asked: FirstRowsRequest['queries']): Promise<FirstRowsAnswer['answers']> {
  // With one too many, the reader would be whom the request names.
  if (asked.some(({ mark, params }) => params.length !== (queries.get(mark)?.parameters ?? params.length))) throw misfit();
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      // Sources of the queries are named in full: whatever else they named would not be found.
      await tx`select set_config('search_path', 'pg_catalog', true), set_config('statement_timeout', ${String(longestQuery)}, true)`;
      const answering = asked.map(async ({ mark, params }) => {
        const known = queries.get(mark);
        if (known === undefined) return null;
        // In its text form each value is one that postgres.js writes for any type.
        const values = params.map((value) => (value === null ? null : String(value)));
        const rows = await tx.unsafe(known.sql, [...values, userId], { prepare: true });
        return { rows: [...rows], tables: [...known.tables] };
      });
      return Promise.all(answering);
    });
  } catch (error) {
    if (isMisfit(error)) throw misfit();
    throw error;
  }
}
