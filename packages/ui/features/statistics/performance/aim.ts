import type { ExerciseGoal, GoalMeasure } from '@anwurf/domain/goals/goal';
import { estimatedDay, LEAST_FOR_LINE, type Measure, nextMark } from '@anwurf/domain/statistics/exercise-course';
import type { TrackedGoal } from '../../../data/goals/goal-state.ts';
import { targetWords } from '../../../data/goals/goal-words.ts';
import { isAbout } from '../../../data/goals/use-goals.ts';
import { type BestKind, type CourseEntry, toPoints } from './course.ts';
import { measureFigure, measureUnit } from './performance-words.ts';

/** A value ahead of the course of an exercise. */
export interface Aim {
  readonly value: number;
  /** '45 kg'. */
  readonly text: string;
  /** In the legend: 'Ziel 45 kg'. */
  readonly words: string;
  readonly missing: number;
  /** When it may be reached; null: not known. */
  readonly day: string | null;
  /** A goal of the player; else the next round mark. */
  readonly isOwn: boolean;
}

/** An exercise in a measure that may be a goal. */
export type MeasuredExercise = Omit<ExerciseGoal, 'target' | 'until'>;

/** The subject of a goal in the shown measure; null: the volume of a workout is no goal. */
export function measuredExercise(exercise: string, measure: Measure, kind: BestKind): MeasuredExercise | null {
  if (measure === 'volume') return null;
  const of: GoalMeasure = measure === 'max' ? 'oneRepMax' : kind;
  return { kind: 'exercise', exercise, measure: of, reps: of === 'weight' ? 1 : null };
}

const valuesOf = (entries: readonly CourseEntry[], measure: Measure) =>
  toPoints(entries, measure).flatMap(({ value, isLight }) => (value === null || isLight ? [] : [value]));

/** The next round mark, and when it may be reached. */
export function suggestedAim(entries: readonly CourseEntry[], measure: Measure, kind: BestKind): Aim | null {
  const counted = valuesOf(entries, measure);
  const last = counted.at(-1);
  if (last === undefined || counted.length < LEAST_FOR_LINE) return null;
  const value = nextMark(Math.max(...counted));
  const text = `${measureFigure(measure, value)} ${measureUnit(measure, kind)}`;
  const day = estimatedDay(toPoints(entries, measure), value);
  return { value, text, words: `Vorschlag ${text}`, missing: value - last, day, isOwn: false };
}

/** The nearest of the player's goals in a measure of an exercise. */
export function ownAim(
  goals: readonly TrackedGoal[],
  about: MeasuredExercise | null,
  entries: readonly CourseEntry[],
  measure: Measure,
  kind: BestKind,
): Aim | null {
  if (about === null) return null;
  const own = goals.find(({ goal }) => isAbout(goal, { ...about, target: 0, until: '' }));
  if (own === undefined) return null;
  const { target } = own.goal;
  return {
    value: target,
    text: `${measureFigure(measure, target)} ${measureUnit(measure, kind)}`,
    words: `Ziel ${targetWords(own.goal)}`,
    missing: own.progress.missing ?? Math.max(0, target - (valuesOf(entries, measure).at(-1) ?? 0)),
    day: estimatedDay(toPoints(entries, measure), target),
    isOwn: true,
  };
}
