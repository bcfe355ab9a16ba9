import { decodeDated } from '@anwurf/contract/dated-json';
import { firstRowsAnswerSchema, type FirstRowsRequest, mostFirstQueries, queryMark } from '@anwurf/contract/first-rows';
import * as z from 'zod/mini';
import type { AskFirstRows } from './first-questions.ts';

/** In ms: by then the store has its own rows. */
const longestRequest = 10_000;

/** Asks the server by `POST /api/first-rows`. @param accessToken of the user; null: signed out */
export function firstRowsOfServer(accessToken: () => Promise<string | null>): AskFirstRows {
  return async (queries) => {
    const marked = queries.slice(0, mostFirstQueries).map(async ({ sql, params }) => ({ mark: await queryMark(sql), params: [...params] }));
    const body: FirstRowsRequest = { queries: await Promise.all(marked) };
    const answer = await fetch('/api/first-rows', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${(await accessToken()) ?? ''}` },
      signal: AbortSignal.timeout(longestRequest),
    });
    if (!answer.ok) throw new Error(`first rows: ${answer.status}`);
    return z.parse(firstRowsAnswerSchema, decodeDated(await answer.text())).answers;
  };
}
