import { journalKeySchema, openJournalResponseSchema } from '@anwurf/contract/journal-key';
import { authorizedFetch, failure, parseJson, type TransportOptions } from './transport.ts';
import { Unreachable } from './transport-errors.ts';

const timeoutMs = 60_000;

/**
 * Requests the account's public key, for which a journal is sealed.
 * @returns an uncompressed point, base64url
 * @throws Unreachable, SignedOut, Rejected
 */
export async function fetchJournalKey(options: TransportOptions, signal: AbortSignal): Promise<string> {
  const response = await authorizedFetch(options, '/api/account/journal-key', {}, options.requestTimeoutMs ?? timeoutMs, signal);
  if (response.status !== 200) throw failure(response);
  const parsed = journalKeySchema.safeParse(parseJson(response.text));
  if (!parsed.success) throw new Unreachable('not a journal key');
  return parsed.data.publicKey;
}

/**
 * Requests the key of a sealed journal.
 * @param ephemeralKey of its sealing, base64url
 * @returns 32 bytes, base64url
 * @throws Unreachable, SignedOut, Rejected
 */
export async function fetchContentKey(options: TransportOptions, ephemeralKey: string, signal: AbortSignal): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify({ ephemeralKey }), headers: { 'content-type': 'application/json' } };
  const response = await authorizedFetch(options, '/api/account/journal-key/open', init, options.requestTimeoutMs ?? timeoutMs, signal);
  if (response.status !== 200) throw failure(response);
  const parsed = openJournalResponseSchema.safeParse(parseJson(response.text));
  if (!parsed.success) throw new Unreachable('not a content key');
  return parsed.data.contentKey;
}
