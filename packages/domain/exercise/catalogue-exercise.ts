import type { Ability } from '../vocabulary/ability.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Equipment } from '../vocabulary/equipment.ts';
import type { Goal } from '../vocabulary/goal.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { Position } from '../vocabulary/player.ts';
import type { Progress } from '../vocabulary/progress.ts';
import type { Metric } from '../vocabulary/unit.ts';
import type { ExercisePlace } from './exercise-place.ts';
import type { Stress } from './stress.ts';
import type { WeekElement } from './week-element.ts';

/** Kind of demand on the body; decides the order within a session. */
export const EXERCISE_KINDS = [
  'raise',
  'mobility',
  'activation',
  'speed',
  'power',
  'strength',
  'prevention',
  'endurance',
  'recovery',
  'stretch',
] as const;

export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** Movement pattern of a main exercise; used so that no session is all push-ups or all squats. */
export const MOVEMENT_PATTERNS = [
  'sprint',
  'cut',
  'jump',
  'throw',
  'push',
  'pull',
  'knee',
  'hip',
  'hamstring',
  'groin',
  'calf',
  'trunk',
  'shoulder',
  'grip',
  'balance',
  'mobility',
  'conditioning',
  'goalkeeping',
] as const;

export type MovementPattern = (typeof MOVEMENT_PATTERNS)[number];

/** Moves all of the own body, which then counts in its estimated maximum, or a part of it. */
export const EXTRA_LOAD_KINDS = ['body', 'part'] as const;

export type ExtraLoadKind = (typeof EXTRA_LOAD_KINDS)[number];

/** Usual amount of an exercise. Exactly one of reps, seconds and metres is set (per set, per side). */
export interface ExerciseDefaults {
  sets: number;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  /** 'down-hold-up-hold' in seconds, X meaning explosive; null where not applicable. */
  tempo: string | null;
  /** Rest between two sets. */
  pauseSeconds: number;
}

export interface CatalogueExercise {
  /** Stable id: survives a new name or text. */
  slug: string;
  name: string;
  phase: Phase;
  kind: ExerciseKind;
  /** Null outside the main part. */
  pattern: MovementPattern | null;
  /** All required equipment; empty: the floor is enough. */
  equipment: readonly Equipment[];
  /** Empty: every position. */
  positions: readonly Position[];
  goals: readonly Goal[];
  abilities: readonly Ability[];
  /** Stress on the body, by tag. */
  stress: Stress;
  /** Parts of the week that it covers; empty for exercises that only prepare or relax. */
  elements: readonly WeekElement[];
  place: ExercisePlace;
  /** Length of free floor required, in metres; 0 where two steps are enough. */
  spaceMetres: number;
  /** Other names for searching, German or English. */
  synonyms: readonly string[];
  /** Set-up to fix and note beside the logged values, such as 'Kastenhöhe in cm'; null: none. */
  measure: string | null;
  /** Regions it loads so much that it is omitted while one of them hurts. */
  contraindications: readonly BodyRegion[];
  /** Slugs of the next harder exercises. */
  progressions: readonly string[];
  /** Slugs of the next easier exercises. */
  regressions: readonly string[];
  /** Instruction, with the usual mistake. */
  instruction: string;
  videoLink: string | null;
  metric: Metric;
  /** How it becomes harder. */
  progress: Progress;
  /** Whether load is added to the own body (vest, dumbbell, belt) or taken off it (band, machine); null: neither. */
  extraLoad: ExtraLoadKind | null;
  perSide: boolean;
  /** Both time and distance are measured in one set: a run, a sled, an ergometer. */
  isPaced: boolean;
  defaults: ExerciseDefaults;
  /** 1 everyone, 2 with some training, 3 experienced. */
  level: 1 | 2 | 3;
}
