import { decodeDated } from '@anwurf/contract/dated-json';
import { firstRowsAnswerSchema, type FirstRowsRequest, mostFirstQueries, queryMark } from '@anwurf/contract/first-rows';
import * as z from 'zod/mini';
import { authorizedFetch } from '../sync/transport.ts';
import type { AskFirstRows } from './first-questions.ts';

/** In ms: by then the store has its own rows. */
const longestRequest = 10_000;

/** Asks the server by `POST /api/first-rows`. @param accessToken of the user; null: signed out */
export function firstRowsOfServer(accessToken: (renew: boolean) => Promise<string | null>): AskFirstRows {
  const transport = { baseUrl: '', fetch: fetch.bind(globalThis), accessToken };
  return async (queries) => {
    const marked = queries.slice(0, mostFirstQueries).map(async ({ sql, params }) => ({ mark: await queryMark(sql), params: [...params] }));
    const body: FirstRowsRequest = { queries: await Promise.all(marked) };
    const sent = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const { status, text } = await authorizedFetch(transport, '/api/first-rows', sent, longestRequest, new AbortController().signal);
    if (status !== 200) throw new Error(`first rows: ${status}`);
    return z.parse(firstRowsAnswerSchema, decodeDated(text)).answers;
  };
}
