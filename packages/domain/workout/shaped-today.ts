import * as z from 'zod/mini';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';
import type { GroupedRow } from './exercise-group.ts';
import { keptExercise } from './kept-exercise.ts';
import { measuredAmount } from './measured-amount.ts';
import { movedInGroups } from './moved-in-groups.ts';
import type { SwapAmounts, SwapTarget } from './swapped-exercise.ts';

/** Exercises that one workout can take in beyond its plan. */
export const MOST_ADDED = 50;

const ids = z.array(z.string());

const shapeSchema = z.object({
  workout_id: z.string(),
  added: z.array(
    z.object({
      id: z.string(),
      phase: z.enum(PHASES),
      ...keptExercise,
    }),
  ),
  left_out: ids,
  order: ids,
});

/** An exercise that a workout has beyond its plan. */
export interface AddedExercise extends ExerciseAmounts {
  readonly id: string;
  readonly phase: Phase;
  readonly name: string;
  readonly description: string | null;
  readonly videoLink: string | null;
}

/**
 * How one workout differs from its session: exercises taken in, left out for the day, and their order. It is stored in
 * `training_logs` of its progress, beside the swaps; the plan stays unchanged.
 */
export interface SessionShape {
  readonly workout_id: string;
  readonly added: readonly AddedExercise[];
  readonly left_out: readonly string[];
  /** Ids in the order of the day, within each part of the session; empty: as planned. */
  readonly order: readonly string[];
}

/** One change of a workout's shape. */
export type ShapeChange =
  /** Takes an exercise in, behind another one of the day's `ids`. */
  | { readonly kind: 'add'; readonly exercise: AddedExercise; readonly ids: readonly string[]; readonly after: string }
  | { readonly kind: 'leaveOut'; readonly id: string }
  | { readonly kind: 'bringBack'; readonly id: string }
  | { readonly kind: 'order'; readonly ids: readonly string[] };

/** A workout as its plan has it. */
export function plannedShape(workoutId: string): SessionShape {
  return { workout_id: workoutId, added: [], left_out: [], order: [] };
}

/** The shape of one workout, from its stored progress; as planned where there is none, or one that cannot be read. */
export function shapeOfWorkout(kept: unknown, workoutId: string): SessionShape {
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const found = entries.flatMap((entry) => shapeSchema.safeParse(entry).data ?? []).find(({ workout_id }) => workout_id === workoutId);
  return found ?? plannedShape(workoutId);
}

/** Whether a workout differs from its plan in nothing but swaps. */
export function isAsPlanned({ added, left_out, order }: SessionShape): boolean {
  return added.length + left_out.length + order.length === 0;
}

/** The shape after a change; what is taken in beyond `MOST_ADDED` is not. */
export function reshaped(shape: SessionShape, change: ShapeChange): SessionShape {
  const others = (id: string) => shape.left_out.filter((one) => one !== id);
  switch (change.kind) {
    case 'add': {
      if (shape.added.length >= MOST_ADDED) return shape;
      const place = change.ids.indexOf(change.after) + 1;
      return { ...shape, added: [...shape.added, change.exercise], order: change.ids.toSpliced(place, 0, change.exercise.id) };
    }
    case 'leaveOut':
      return { ...shape, left_out: [...others(change.id), change.id] };
    case 'bringBack':
      return { ...shape, left_out: others(change.id) };
    case 'order':
      return { ...shape, order: change.ids };
  }
}

/** The exercises of a session as a workout's shape has them, and those that it leaves out. */
export interface ShapedSession<Row> {
  readonly rows: readonly Row[];
  readonly leftOut: readonly Row[];
}

/**
 * Shapes a session for one workout. Each part of the session stays together; an exercise that the order does not know comes last in
 * its part.
 * @param toRow of an exercise that was taken in
 */
export function shapedSession<Row extends { readonly id: string; readonly phase: Phase }>(
  planned: readonly Row[],
  shape: SessionShape,
  toRow: (added: AddedExercise) => Row,
): ShapedSession<Row> {
  const all = [...planned, ...shape.added.map(toRow)];
  const isLeftOut = ({ id }: Row) => shape.left_out.includes(id);
  const place = ({ id }: Row) => (shape.order.includes(id) ? shape.order.indexOf(id) : shape.order.length);
  return {
    rows: all
      .filter((row) => !isLeftOut(row))
      .toSorted((one, other) => PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase) || place(one) - place(other)),
    leftOut: all.filter(isLeftOut),
  };
}

/** Ids with one moved a place within its part of the session, see `movedInGroups`; as they are at its ends. */
export function movedIds(
  rows: readonly (GroupedRow & { readonly id: string; readonly phase: Phase })[],
  id: string,
  step: -1 | 1,
): string[] {
  return movedInGroups(
    rows,
    rows.findIndex((row) => row.id === id),
    step,
  ).map((row) => row.id);
}

/** An exercise as a workout takes it in, with amounts that the player has set. */
export function addedExercise(id: string, phase: Phase, target: SwapTarget, { sets, amount }: SwapAmounts): AddedExercise {
  const { name, description, videoLink, metric, perSide, tempo, pauseSeconds } = target;
  return { id, phase, name, description, videoLink, sets, ...measuredAmount(metric, perSide, amount), tempo, pauseSeconds };
}
