import type { PlayerComparison } from '@anwurf/contract/players';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { RequestError } from '../../../http/request-error.ts';
import { fetchComparison, type PlayerServer } from '../player-requests.ts';
import type { ComparedIds } from './compare-place.ts';

type ComparisonState =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly comparison: PlayerComparison }
  /** `isGone`: trying again won't help. */
  | { readonly state: 'failed'; readonly failure: Failure; readonly isGone: boolean };

const gone: Failure = {
  title: 'Spieler nicht gefunden',
  text: 'Die Daten sind nicht mehr verfügbar. Du kannst einen anderen Spieler wählen.',
};
const words = { title: 'Fehler beim Laden', text: 'Bitte versuche es später erneut.', kept: 'Deine Auswahl bleibt.' };

const isGone = (error: unknown) => error instanceof RequestError && error.code === 'not_found';

/** The two players of these ids, with their ranks. */
export function useComparison(server: PlayerServer, [first, second]: ComparedIds): ComparisonState & { readonly again: () => void } {
  const [state, setState] = useState<ComparisonState>({ state: 'loading' });

  const load = useCallback(() => {
    const asking = new AbortController();
    setState({ state: 'loading' });
    fetchComparison(server, first, second, asking.signal).then(
      (comparison) => !asking.signal.aborted && setState({ state: 'loaded', comparison }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        setState({ state: 'failed', isGone: isGone(error), failure: isGone(error) ? gone : failureOf(error, words) });
      },
    );
    return () => asking.abort();
  }, [server, first, second]);
  useEffect(load, [load]);

  return { ...state, again: load };
}
