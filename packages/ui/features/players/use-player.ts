import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { useSyncState } from '@anwurf/db/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { RequestError } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { keepKnownPlayer, type KnownPlayer, readKnownPlayer } from './known-player.ts';
import { fetchPlayer } from './player-requests.ts';

export type PlayerProblem = 'offline' | 'gone' | 'failed';

export interface PlayerState {
  /** What was last known, also while it is fetched anew. */
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

/** The chosen player's values: the last known ones at once, the newest when the server answers. */
export function usePlayer(userId: string, card: PlayerCard): PlayerState {
  const server = useSignedInServer();
  const { connection } = useSyncState();
  const offline = connection === 'offline';
  const [known, setKnown] = useState(() => readKnownPlayer(userId, card));
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<PlayerProblem | null>(null);
  const { name, team, season } = card;

  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      const fresh = { player: await fetchPlayer(server, { name, team, season }), at: new Date() };
      keepKnownPlayer(userId, fresh);
      setKnown(fresh);
      setProblem(null);
      return null;
    } catch (error) {
      const reason = problemOf(error);
      setProblem(reason);
      return reason;
    } finally {
      setLoading(false);
    }
  }, [server, userId, name, team, season]);

  useEffect(() => {
    // At the start, and again whenever the network comes back.
    if (!offline) void refresh();
  }, [refresh, offline]);

  // Asked for before it was known that there is no network, it may have failed without ever being offline here.
  const onOnline = useEffectEvent(() => {
    if (problem === 'offline') void refresh();
  });
  useEffect(() => {
    if (connection === 'online') onOnline();
  }, [connection]);

  return { known, loading: loading && !offline, problem: offline ? 'offline' : problem, refresh };
}
