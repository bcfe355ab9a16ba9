import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComparePlace } from '../features/players/explorer/compare-place.ts';
import { optionalId } from './id-param.ts';

const tabs = { search: 'suche', compare: 'vergleich' } as const;

type Tab = (typeof tabs)[keyof typeof tabs];

interface ExploreSearch {
  readonly tab: Tab | undefined;
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly from: 'dashboard' | undefined;
}

/** Reads the address; wrong parts are ignored. */
function readSearch({ tab, a, b, from }: Readonly<Record<string, unknown>>): ExploreSearch {
  return {
    tab: Object.values(tabs).find((known) => known === tab),
    a: optionalId(a),
    b: optionalId(b),
    from: from === 'dashboard' ? from : undefined,
  };
}

const isDefined = ([, value]: [string, unknown]) => value !== undefined;

/** Where in the explorer the address leads, and the way to another place in it. */
export function useExplorePlace(): ComparePlace & { from: ExploreSearch['from'] } {
  const search = readSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { a, b, tab, from } = search;
  const compared = a !== undefined && b !== undefined && a !== b ? ([a, b] as const) : null;
  return {
    from,
    compared,
    // An address that names two players is about their comparison, unless it says otherwise.
    tab: tab === 'vergleich' || (tab === undefined && compared !== null) ? 'compare' : 'search',
    onPlace: (place) => {
      const [first, second] = place.compared ?? [];
      const next = { tab: tabs[place.tab], a: first, b: second, from };
      void navigate({
        to: '.',
        search: Object.fromEntries(Object.entries(next).filter(isDefined)) as never,
        resetScroll: place.tab !== 'search',
      });
    },
  };
}
