import { encodeDated } from '@anwurf/contract/dated-json';
import type { FirstRowsRequest } from '@anwurf/contract/first-rows';
import postgres from 'postgres';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import deviceQueries from './device-queries.json' with { type: 'json' };

type DeviceQuery = { readonly tables: readonly string[]; readonly parameters: number; readonly sql: string };

/** Written by `npm run describe-queries` from the device's queries: each reads only rows of the user who is its parameter after those of the device. */
const queries: ReadonlyMap<string, DeviceQuery> = new Map(Object.entries(deviceQueries));

/** In ms, of a query, and of a request until its last query begins: a screen that waits longer has its store by then. */
const longest = 2000;

/** Most rows of a query; a plan of a year has some hundred exercises. */
const mostRows = 500;

/** Of all rows of a request, in characters of JSON. */
const mostLength = 1_000_000;

/** A value that is none of its parameter's type: SQLSTATE class `data exception`, or a date that postgres.js cannot write. */
const isMisfit = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof postgres.PostgresError && error.code.startsWith('22'));

/** SQLSTATE of a statement that took longer than its limit. */
const tooLong = '57014';

const misfit = () => new ApiError('invalid_input', 'Parameters do not fit their query.');

/**
 * Answers queries of a device whose store is not there yet, all as of one moment.
 * @returns for each query its answer in dated JSON, or null for one that the server does not have, or whose rows are too many
 * @throws ApiError invalid_input when parameters do not fit their query, upstream_unavailable when a query takes too long
 */
export async function answerQueries(sql: Sql, userId: string, asked: FirstRowsRequest['queries']): Promise<(string | null)[]> {
  // With one too many, the reader would be whom the request names.
  if (asked.some(({ mark, params }) => params.length !== (queries.get(mark)?.parameters ?? params.length))) throw misfit();
  const end = performance.now() + longest;
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      // Sources of the queries are named in full: whatever else they named would not be found.
      await tx`select set_config('search_path', 'pg_catalog', true), set_config('statement_timeout', ${String(longest)}, true)`;
      const answers: (string | null)[] = [];
      let length = 0;
      // One after the other: a user with many rows fills no memory.
      for (const { mark, params } of asked) {
        const known = queries.get(mark);
        if (known === undefined || length > mostLength || performance.now() > end) {
          answers.push(null);
          continue;
        }
        // In its text form each value is one that postgres.js writes for any type.
        const values = params.map((value) => (value === null ? null : String(value)));
        const rows = await tx.unsafe(`${known.sql} limit ${mostRows + 1}`, [...values, userId], { prepare: true });
        const answer = rows.length > mostRows ? null : encodeDated({ rows: [...rows], tables: known.tables });
        length += answer?.length ?? 0;
        answers.push(length > mostLength ? null : answer);
      }
      return answers;
    });
  } catch (error) {
    if (isMisfit(error)) throw misfit();
    if (error instanceof postgres.PostgresError && error.code === tooLong)
      throw new ApiError('upstream_unavailable', 'The rows take too long.');
    throw error;
  }
}
