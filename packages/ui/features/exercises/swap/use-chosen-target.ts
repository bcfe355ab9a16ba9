import { libraryEntry } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { SwapChoice } from './swap-choices.tsx';
import { libraryTarget, ownTarget } from './swap-target.ts';
import type { SwapOptions } from './use-swap-options.ts';

/** A chosen exercise, as a row of a plan, with the part of a session that it is for. */
export interface ChosenTarget {
  readonly target: SwapTarget;
  readonly phase: Phase;
  /** Usual ones; null: none said. */
  readonly sets: number | null;
}

/** The choice as a row of the plan; null while nothing is chosen, or it is still being read. */
export function useChosenTarget(choice: SwapChoice | null, { own }: Pick<SwapOptions, 'own'>): ChosenTarget | null {
  const slug = choice?.startsWith('library:') === true ? choice.slice('library:'.length) : '';
  const entry = loadedOr(useFirstRow(libraryEntry(slug), { canBeEmpty: true }), null);
  const mine = own.find(({ id }) => choice === `own:${id}`);
  if (mine !== undefined) return { target: ownTarget(mine), phase: mine.exerciseType, sets: mine.sets };
  return entry !== null && entry.slug === slug
    ? { target: libraryTarget(entry), phase: entry.phase, sets: entry.defaults.sets ?? null }
    : null;
}
