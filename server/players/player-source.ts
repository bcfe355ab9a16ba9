import { lastSearchAttempt } from '@anwurf/contract/players';
import type { Context } from 'hono';
import type { AfterAnswer } from '../accounts/after-answer.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import { callService } from '../services/call-service.ts';

const timeoutMs = 5000;

/** Where the operator's source is told of searches; absent: there is none, and every search is answered at once. */
export type PlayerSourceConfig = { readonly url: string; readonly closing: AbortSignal };

type Search = { readonly q: string; readonly team?: string | undefined };

/**
 * The operator's source of players: it is told what nobody was found for, and stores what it finds. It learns name, team and
 * time, under an id that says nothing about who asks; that it does not answer is only logged.
 * @param limit of the searches that it is told of
 * @returns whether a search without a hit may still find somebody: the source was told of it now, or by an attempt before
 */
export function createPlayerSource(
  config: PlayerSourceConfig | undefined,
  limit: Pick<RequestLimit, 'take'>,
  afterAnswer: AfterAnswer,
): (c: Context, search: Search, attempt: number) => Promise<boolean> {
  if (config === undefined) return () => Promise.resolve(false);
  const { url, closing } = config;

  async function tell({ q, team }: Search): Promise<void> {
    const body = JSON.stringify({ id: newId(), name: q, team: team ?? null, ts: new Date().toISOString(), source: 'player-search' });
    await callService({ url, body, headers: {}, timeoutMs, maxBytes: 0, signal: closing });
  }

  return async (c, search, attempt) => {
    if (attempt > 0) return attempt < lastSearchAttempt;
    try {
      await limit.take(c);
    } catch (error) {
      // Whoever asks too much gets the answer that there is.
      if (error instanceof ApiError && error.code === 'too_many_requests') return false;
      throw error;
    }
    afterAnswer.run('telling the source of players', () => tell(search));
    return true;
  };
}
