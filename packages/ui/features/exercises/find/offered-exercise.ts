import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { FilterableExercise } from '@anwurf/domain/exercise/exercise-filter';
import { ownMetric } from '@anwurf/domain/exercise/own-exercise';
import type { SearchableExercise } from '@anwurf/domain/exercise/prepare-search';
import type { SearchHit } from '@anwurf/domain/exercise/search-exercises';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { ownFilterable } from './own-findable.ts';

/** An exercise that can be added to a session: the catalogue's or the player's own. */
export interface OfferedExercise extends SearchableExercise, FilterableExercise {
  /** As a plan that is being made knows it: own ones begin with 'custom-'. */
  readonly id: string;
  readonly name: string;
  readonly equipment: readonly string[];
  readonly metric: Metric;
  readonly perSide: boolean;
  /** Of the catalogue's; null: an own one. */
  readonly slug: string | null;
  readonly catalogueId: string | null;
  /** Null: the catalogue's. */
  readonly own: OwnExercise | null;
}

const ownPrefix = 'custom-';

/** The id of an own exercise within a plan that is being made. */
export const offeredId = (ownId: string) => ownPrefix + ownId;

/** The own exercise's id; null: the catalogue's. */
export const ownIdOf = (id: string) => (id.startsWith(ownPrefix) ? id.slice(ownPrefix.length) : null);

function ownOffer(own: OwnExercise): OfferedExercise {
  const { id, name, equipment, perSide, muscles } = own;
  return {
    ...ownFilterable(own),
    id: offeredId(id),
    name,
    equipment,
    muscles,
    metric: ownMetric(own),
    perSide,
    slug: null,
    catalogueId: null,
    own,
  };
}

/** Everything that can be added: own exercises first, then by name. */
export function offeredExercises(library: readonly LibraryExercise[], own: readonly OwnExercise[]): readonly OfferedExercise[] {
  return inOffer(
    [...own.map(ownOffer), ...library.map((exercise) => ({ ...exercise, catalogueId: exercise.id, own: null }))],
    (offer) => offer,
  );
}

const collator = new Intl.Collator('de');

function inOffer<Item>(items: readonly Item[], offerOf: (item: Item) => OfferedExercise): Item[] {
  return items.toSorted((a, b) => {
    const [one, other] = [offerOf(a), offerOf(b)];
    return Number(one.own === null) - Number(other.own === null) || collator.compare(one.name, other.name);
  });
}

/** Search results, in display order. */
export function hitsInOffer(hits: readonly SearchHit<OfferedExercise>[]): SearchHit<OfferedExercise>[] {
  return inOffer(hits, ({ exercise }) => exercise);
}
