import * as z from 'zod/mini';
import { brokenRuleSchema } from './broken-rule.ts';
import type { JsonValue } from './json-value.ts';

const jsonValue: z.ZodMiniType<JsonValue> = z.json();

/** Most mutations that one push may carry. */
export const maxMutationsPerPush = 500;

/**
 * One change of one row, as a device pushes it. `upsert` writes the given columns whether or not the row exists; `update` is
 * refused with `row_gone` when it does not; `delete` of a missing row succeeds. The owner column is never sent: the server sets
 * it to the signed-in user, or to the named team if his role there may write the table.
 */
export const mutationSchema = z.object({
  id: z.uuid(),
  table: z.string().check(z.maxLength(80)),
  op: z.enum(['upsert', 'update', 'delete']),
  key: z.uuid(),
  values: z._default(z.record(z.string().check(z.maxLength(80)), jsonValue), {}),
  /** The team that owns the row; only for tables of teams. */
  team: z.optional(z.uuid()),
  /** Id of the store opening that wrote the mutation; absent where unknown. */
  origin: z.optional(z.uuid()),
});
export type Mutation = z.infer<typeof mutationSchema>;

/**
 * Body of `POST /api/sync/mutations`: oldest first. `user` is the player whose device wrote them; a push with the session of another one
 * is refused as a whole with 401. Absent from devices of earlier releases.
 */
export const pushRequestSchema = z.object({
  user: z.optional(z.uuid()),
  mutations: z.array(mutationSchema).check(z.minLength(1), z.maxLength(maxMutationsPerPush)),
});
export type PushRequest = z.infer<typeof pushRequestSchema>;

/** Body of `POST /api/sync/finished-origins`: the device has nothing left of these origins, so the server may forget their mutations. */
export const finishedOriginsSchema = z.object({ origins: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) });

/** Why a single mutation was refused; the device keeps the code and shows it. */
export const refusalCodes = ['unknown_table', 'forbidden', 'invalid_values', 'constraint', 'row_gone', 'parent_missing'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * The server's answer for one mutation. `txid` is the transaction that proves arrival when it appears in the table's stream; null
 * when nothing changed (a delete of a row that was already gone).
 */
export const mutationResultSchema = z.discriminatedUnion('status', [
  z.object({
    id: z.uuid(),
    status: z.literal('applied'),
    txid: z.nullable(z.string().check(z.regex(/^\d+$/))),
    serverVersion: z.nullable(z.string().check(z.regex(/^\d+$/))),
  }),
  z.object({
    id: z.uuid(),
    status: z.literal('refused'),
    code: z.enum(refusalCodes),
    /** Database column names; the interface has its own words for them. */
    rules: z.optional(z.array(brokenRuleSchema)),
    /** For logs and for devices of earlier releases, which require it; never shown to a player. */
    message: z.optional(z.string()),
  }),
]);
export type MutationResult = z.infer<typeof mutationResultSchema>;

/** Answer of `POST /api/sync/mutations`: one result for each mutation, in the order sent. */
export const pushResponseSchema = z.object({ results: z.array(mutationResultSchema) });
export type PushResponse = z.infer<typeof pushResponseSchema>;
