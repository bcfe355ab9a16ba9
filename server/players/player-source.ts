import { lastSearchAttempt } from '@anwurf/contract/players';
import type { Context } from 'hono';
import type { AfterAnswer } from '../accounts/after-answer.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import { callService } from '../services/call-service.ts';

const timeoutMs = 5000;

/** Address of the operator's player source; absent: every search is answered at once. */
export type PlayerSourceConfig = { readonly url: string; readonly closing: AbortSignal };

type Search = { readonly q: string; readonly team?: string | undefined };

/**
 * The operator's source of players: it receives searches without a match, and stores the players it finds. It gets name, team and
 * time under an anonymous id; failures are only logged.
 * @param limit of the searches sent to it
 * @returns whether a search without a match may find somebody later: it was sent to the source now, or by an earlier attempt
 */
export function createPlayerSource(
  config: PlayerSourceConfig | undefined,
  limit: Pick<RequestLimit, 'take'>,
  afterAnswer: AfterAnswer,
): (c: Context, search: Search, attempt: number) => Promise<boolean> {
  if (config === undefined) return () => Promise.resolve(false);
  const { url, closing } = config;

  async function send({ q, team }: Search): Promise<void> {
    const body = JSON.stringify({ id: newId(), name: q, team: team ?? null, ts: new Date().toISOString(), source: 'player-search' });
    await callService({ url, body, headers: {}, timeoutMs, maxBytes: 0, signal: closing });
  }

  return async (c, search, attempt) => {
    if (attempt > 0) return attempt < lastSearchAttempt;
    try {
      await limit.take(c);
    } catch (error) {
      // A limited client gets the answer without the source.
      if (error instanceof ApiError && error.code === 'too_many_requests') return false;
      throw error;
    }
    afterAnswer.run('search at the source of players', () => send(search));
    return true;
  };
}
