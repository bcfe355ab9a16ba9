import { pushResponseSchema, type Mutation, type MutationResult, type PushRequest } from '@anwurf/contract/sync/mutation';
import { authorizedFetch, failure, parseJson, type TransportOptions } from '../transport.ts';
import { Unreachable } from '../transport-errors.ts';

/**
 * Reports origins without anything left on this device.
 * @throws Unreachable, SignedOut, Rejected
 */
export async function reportFinishedOrigins(options: TransportOptions, origins: readonly string[], signal: AbortSignal): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify({ origins }), headers: { 'content-type': 'application/json' } };
  const response = await authorizedFetch(options, '/api/sync/finished-origins', init, options.requestTimeoutMs ?? 60_000, signal);
  if (response.status !== 204) throw failure(response);
}

/**
 * Pushes mutations, oldest first, for the user who wrote them.
 * @returns one result for each, in order
 * @throws Unreachable, SignedOut, Rejected (the request as a whole was refused: nothing took effect)
 */
export async function pushMutations(
  options: TransportOptions,
  push: Pick<PushRequest, 'user'> & { readonly mutations: readonly Mutation[] },
  signal: AbortSignal,
): Promise<readonly MutationResult[]> {
  const init = { method: 'POST', body: JSON.stringify(push), headers: { 'content-type': 'application/json' } };
  const response = await authorizedFetch(options, '/api/sync/mutations', init, options.requestTimeoutMs ?? 60_000, signal);
  if (response.status !== 200) throw failure(response);
  const parsed = pushResponseSchema.safeParse(parseJson(response.text));
  if (!parsed.success || parsed.data.results.length !== push.mutations.length) throw new Unreachable('not an answer to a push');
  return parsed.data.results;
}
