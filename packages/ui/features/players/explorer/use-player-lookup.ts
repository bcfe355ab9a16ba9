import { lastSearchAttempt, type PlayerSearchResponse } from '@anwurf/contract/players';
import { parsePlayerQuery } from '@anwurf/domain/players/parse-player-query';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { RequestError } from '../../../http/request-error.ts';
import { type PlayerServer, searchPlayers } from '../player-requests.ts';
import type { FoundPlayers, KeptSearch } from './kept-search.ts';

const pollMilliseconds = 1000;

type LookupStatus = 'idle' | 'searching' | 'preparing' | 'found' | 'cancelled' | 'failed' | 'old';

interface LookupState {
  /** `preparing`: an outside source was asked; `old`: there is no network, these are the last results. */
  readonly status: LookupStatus;
  readonly found: FoundPlayers | null;
  readonly failure: Failure | null;
  /** The operator's source was asked as well, and has nobody else. */
  readonly isNobodyElse: boolean;
}

export interface PlayerLookup extends LookupState {
  readonly isRunning: boolean;
  readonly search: (text: string) => void;
  readonly more: () => void;
  /** None of those who were found is meant: asks the operator's source as well. */
  readonly searchOn: () => void;
  /** Gives up what is running. */
  readonly cancel: () => void;
  /** The same without a word: another text is being typed. */
  readonly drop: () => void;
  /** Forgets what was found. */
  readonly reset: () => void;
}

const words = { title: 'Fehler bei der Suche', text: 'Bitte später erneut versuchen.', kept: 'Deine Eingabe bleibt hier stehen.' };
const nothing: LookupState = { status: 'idle', found: null, failure: null, isNobodyElse: false };

/** Waits a second, or until the search is given up. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pollMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface LookupOptions {
  readonly pageSize: number;
  /** Where the last results stay. */
  readonly kept?: KeptSearch;
}

/** Without a network the last results are there from the start. */
function initialState(kept: KeptSearch | undefined): LookupState {
  const last = navigator.onLine ? null : (kept?.read() ?? null);
  return last === null ? nothing : { ...nothing, status: 'old', found: last };
}

/** A page of a search; `beyond` as in {@link searchPlayers}. */
interface Wanted {
  readonly text: string;
  readonly page: number;
  readonly beyond?: number;
}

/** Searches players on request; only the latest search counts. */
export function usePlayerLookup(server: PlayerServer, { pageSize, kept }: LookupOptions): PlayerLookup {
  const [state, setState] = useState(() => initialState(kept));
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function stop(status: LookupStatus) {
    if (running.current === null) return;
    running.current.abort();
    running.current = null;
    setState((before) => ({ ...before, status: before.found !== null && status === 'idle' ? 'found' : status }));
  }

  async function ask(wanted: Wanted, signal: AbortSignal): Promise<PlayerSearchResponse> {
    const { text, page, beyond } = wanted;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await searchPlayers(server, { ...parsePlayerQuery(text), page, pageSize, attempt, beyond }, signal);
      if (!answer.isPreparing || attempt >= lastSearchAttempt) return answer;
      if (!signal.aborted) setState((before) => ({ ...before, status: 'preparing' }));
      await pause(signal);
      signal.throwIfAborted();
    }
  }

  function fail(error: unknown) {
    const last = error instanceof RequestError && error.code === 'unreachable' ? (kept?.read() ?? null) : null;
    if (last !== null) setState({ ...nothing, status: 'old', found: last });
    else setState((before) => ({ ...before, status: 'failed', failure: failureOf(error, words) }));
  }

  async function run(wanted: Wanted, earlier: FoundPlayers | null) {
    const { text, page, beyond } = wanted;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ ...nothing, status: 'searching', found: earlier });
    try {
      const { players, ...answer } = await ask(wanted, own.signal);
      if (own.signal.aborted) return;
      const before = page > 1 ? (earlier?.players ?? []) : [];
      const found = { ...answer, text, page, at: new Date(), players: [...before, ...players] };
      kept?.keep(found);
      setState({ ...nothing, status: 'found', found, isNobodyElse: beyond !== undefined && answer.total <= beyond });
    } catch (error) {
      if (!own.signal.aborted) fail(error);
    }
    if (running.current === own) running.current = null;
  }

  const { found } = state;
  return {
    ...state,
    isRunning: state.status === 'searching' || state.status === 'preparing',
    search: (text) => void run({ text, page: 1 }, null),
    more: () => void (found !== null && run({ text: found.text, page: found.page + 1 }, found)),
    searchOn: () => void (found !== null && run({ text: found.text, page: 1, beyond: found.total }, found)),
    cancel: () => stop('cancelled'),
    drop: () => stop('idle'),
    reset: () => {
      running.current?.abort();
      running.current = null;
      setState(nothing);
    },
  };
}
