import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { ComparePlace } from '../features/players/explorer/compare-place.ts';

const id = z.catch(z.optional(z.uuid()), undefined);
const searchSchema = z.object({
  tab: z.catch(z.optional(z.enum(['suche', 'vergleich'])), undefined),
  a: id,
  b: id,
  from: z.catch(z.optional(z.literal('dashboard')), undefined),
});

const tabs = { search: 'suche', compare: 'vergleich' } as const;

type ExploreSearch = z.infer<typeof searchSchema>;

const isDefined = ([, value]: [string, unknown]) => value !== undefined;

/** Where in the explorer the address leads, and the way to another place in it. */
export function useExplorePlace(): ComparePlace & { from: ExploreSearch['from'] } {
  const search = z.parse(searchSchema, useSearch({ strict: false }));
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
