import * as z from 'zod/mini';

/** Most queries of one request; a screen has some thirty. */
export const mostFirstQueries = 60;

/** Body of `POST /api/first-rows`: live queries of a device whose store is still being made, by {@link queryMark}, and their parameters. */
export const firstRowsRequestSchema = z.object({
  queries: z
    .array(
      z.object({
        mark: z.string().check(z.regex(/^[\da-f]{32}$/)),
        params: z.array(z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean(), z.null()])).check(z.maxLength(10)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostFirstQueries)),
});
export type FirstRowsRequest = z.infer<typeof firstRowsRequestSchema>;

/**
 * The answer, with its dates (`./dated-json.ts`): for each query the rows that a store with everything of the user would have now, and the
 * tables that they come from. Null: not a query that the server answers.
 */
export const firstRowsAnswerSchema = z.object({
  answers: z.array(z.nullable(z.object({ rows: z.array(z.unknown()), tables: z.array(z.string()) }))),
});
export type FirstRowsAnswer = z.infer<typeof firstRowsAnswerSchema>;

/** Identifies a query by its text, so that a device of another release, whose query differs, gets no rows instead of wrong ones. */
export async function queryMark(sql: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sql));
  return Array.from(new Uint8Array(hash).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
