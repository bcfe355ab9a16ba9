import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { useCallback, useRef, useState } from 'react';
import { useWhenReachable } from '../../data/use-when-reachable.ts';
import { RequestError } from '../../http/request-error.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { isFresh, keepKnownPlayer, type KnownPlayer, readKnownPlayer } from './known-player.ts';
import { fetchPlayer } from './player-requests.ts';

export type PlayerProblem = 'offline' | 'gone' | 'failed';

export interface PlayerState {
  /** Last known player, also during a refetch. */
  known: KnownPlayer | null;
  loading: boolean;
  problem: PlayerProblem | null;
  /** Fetches anew; resolves to what went wrong. */
  refresh: () => Promise<PlayerProblem | null>;
}

function problemOf(error: unknown): PlayerProblem {
  if (!(error instanceof RequestError)) return 'failed';
  if (error.code === 'not_found') return 'gone';
  return error.code === 'unreachable' ? 'offline' : 'failed';
}

/** The chosen player's values: the last known ones at once; unless these are fresh, the newest when the server answers. */
export function usePlayer(userId: string, card: PlayerCard): PlayerState {
  const server = useSignedInServer();
  const [known, setKnown] = useState(() => readKnownPlayer(userId, card));
  const [loading, setLoading] = useState(() => known === null || !isFresh(known, new Date()));
  const [problem, setProblem] = useState<PlayerProblem | null>(null);
  const hasFailed = useRef(false);
  const { name, team, season } = card;

  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      const fresh = { player: await fetchPlayer(server, { name, team, season }), at: new Date() };
      keepKnownPlayer(userId, fresh);
      setKnown(fresh);
      setProblem(null);
      hasFailed.current = false;
      return null;
    } catch (error) {
      const reason = problemOf(error);
      setProblem(reason);
      hasFailed.current = true;
      return reason;
    } finally {
      setLoading(false);
    }
  }, [server, userId, name, team, season]);

  const refreshWhenOld = useCallback(async () => {
    const last = readKnownPlayer(userId, { name, team, season });
    if (hasFailed.current || last === null || !isFresh(last, new Date())) await refresh();
  }, [userId, name, team, season, refresh]);

  const offline = useWhenReachable(refreshWhenOld, problem !== null);
  return { known, loading: loading && !offline, problem: offline ? 'offline' : problem, refresh };
}
