import type { Player } from '@anwurf/contract/players';
import { parsePlayerQuery } from '@anwurf/domain/players/parse-player-query';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhenReachable } from '../../data/use-when-reachable.ts';
import { RequestError } from '../../http/request-error.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { searchPlayers } from './player-requests.ts';

const typingPauseMilliseconds = 300;
const shortestName = 2;
const pageSize = 10;

type SearchState = 'idle' | 'searching' | 'found' | 'offline' | 'failed';

interface Found {
  text: string;
  players: readonly Player[];
  total: number;
  page: number;
}

export interface PlayerSearchState {
  state: SearchState;
  players: readonly Player[];
  hasMore: boolean;
  more: () => void;
  again: () => void;
}

/** The search for a typed name: waits for a pause in typing, and only the latest search counts. */
export function usePlayerSearch(typed: string): PlayerSearchState {
  const server = useSignedInServer();
  const text = writtenName(typed);
  const [wanted, setWanted] = useState({ text, page: 1, attempt: 0 });
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((before) => (before.text === text ? before : { text, page: 1, attempt: 0 })),
      typingPauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [text]);

  /** Current request; an answer to an older one is dropped. */
  const latest = useRef(wanted);
  const search = useCallback(async () => {
    latest.current = wanted;
    if (wanted.text.length < shortestName) return;
    setProblem(null);
    const { text: name, page } = wanted;
    const isCurrent = () => latest.current === wanted;
    try {
      const { players, total } = await searchPlayers(server, { ...parsePlayerQuery(name), page, pageSize });
      if (!isCurrent()) return;
      setFound((before) => ({
        text: name,
        page,
        total,
        players: [...(page > 1 && before?.text === name ? before.players : []), ...players],
      }));
    } catch (error) {
      if (isCurrent()) setProblem(error instanceof RequestError && error.code === 'unreachable' ? 'offline' : 'failed');
    }
  }, [server, wanted]);
  // Coming back online searches again without a tap.
  const offline = useWhenReachable(search, problem !== null);

  const current = found?.text === text ? found : null;
  const state = (): SearchState => {
    if (offline) return 'offline';
    if (text.length < shortestName) return 'idle';
    if (wanted.text === text && problem !== null) return problem;
    return current !== null && current.page === wanted.page ? 'found' : 'searching';
  };
  return {
    state: state(),
    players: current?.players ?? [],
    hasMore: current !== null && current.players.length < current.total,
    more: () => setWanted((before) => ({ ...before, page: before.page + 1 })),
    again: () => setWanted((before) => ({ ...before, attempt: before.attempt + 1 })),
  };
}
