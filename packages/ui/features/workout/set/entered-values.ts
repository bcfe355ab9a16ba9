import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { type Metric, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { pickExtra } from '@anwurf/domain/workout/extra-load';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import { besideMetric } from '@anwurf/domain/workout/pace';
import { amountKey, amountOfSide, type Side, type SidedValues, withSide } from '@anwurf/domain/workout/sides';
import { likelyValues, pickValues, plannedValues } from './metric-fields.ts';
import type { ExerciseSets, SetAtHand } from './set-at-hand.ts';

/** Values of a set before the player has entered any: those of a corrected set, else likely ones, of each side. */
export function suggestedValues(
  { exercise, last }: ExerciseSets,
  { number, begun, side, whole }: SetAtHand,
  editing: StoredSet | null,
  {
    advised,
    nextTry,
    bodyWeight,
    isPaced,
  }: { advised: SidedValues | null; nextTry: SidedValues | null; bodyWeight: number | null; isPaced: boolean },
): SidedValues {
  if (editing) return { ...pickValues(editing), kind: editing.kind };
  const usual = () => likelyValues(number ?? 1, whole, advised === null ? last : [], advised ?? plannedValues(exercise));
  const before = begun === null ? (nextTry ?? usual()) : usual();
  // The body weighs what it does today.
  const likely = { ...before, bodyWeight };
  const metric = unitToMetric(exercise.unit);
  const beside = isPaced ? besideMetric(metric) : null;
  // How fast it was is measured anew: only the plan may name it.
  if (beside !== null) return { ...likely, [beside]: plannedValues(exercise)[beside] };
  if (side === null) return likely;
  const done = begun === null ? likely : { ...likely, weight: begun.weight, ...extraOf(begun), kind: begun.kind };
  const amount = (one: Side) =>
    (begun && amountOfSide(begun, one, metric)) ?? amountOfSide(likely, one, metric) ?? likely[amountKey(metric)];
  return withSide(withSide(done, 'left', metric, amount('left')), 'right', metric, amount('right'));
}

const extraOf = ({ extraWeight, band, bodyWeight }: StoredSet) => ({ extraWeight, band, bodyWeight });

/** Values of the side that is entered, as those of a set without sides. */
export function valuesOfSide(entered: SidedValues, side: Side | null, metric: Metric): SidedValues {
  return side === null ? entered : withSide(entered, 'left', metric, amountOfSide(entered, side, metric));
}

/**
 * Values to store: both sides as they are entered, or one of them beside what is stored of the other.
 * @param checked the entered side's values
 */
export function valuesToStore(
  entered: SidedValues,
  checked: SetValues,
  { begun, hasBoth, side, metric }: { begun: StoredSet | null; hasBoth: boolean; side: Side | null; metric: Metric },
): SidedValues {
  const { kind = null } = entered;
  const extra = { ...pickExtra(entered), kind };
  if (side === null) return { ...checked, ...extra };
  if (hasBoth) return { ...checked, ...pickValues(entered), kind };
  const other: Side = side === 'left' ? 'right' : 'left';
  const own = withSide({ ...checked, ...extra }, side, metric, amountOfSide(entered, side, metric));
  return withSide(own, other, metric, begun && amountOfSide(begun, other, metric));
}
