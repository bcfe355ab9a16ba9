import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { LocalQuery } from './local-query.ts';

/** An exercise made by the player (`athleten_uebungen`). */
export interface OwnExercise {
  id: string;
  name: string;
  instructionLink: string | null;
  equipment: string[];
  goals: string[];
  sets: number;
  reps: number;
  /** A category. */
  position: string;
  exerciseType: Phase;
  /** See `readOwnFigure`. */
  figure: string | null;
  createdAt: Date;
}

const selectOwn = `
  select o.id, o.name, o.instruction_link as "instructionLink", coalesce(o.equipment, '{}') as "equipment",
    coalesce(o.goals, '{}') as "goals", o.sets, o.reps, o.position, o.exercise_type as "exerciseType", o.figure, o.created_at as "createdAt"
  from athleten_uebungen o`;

/** All own exercises, by name. */
export function ownExercises(): LocalQuery<OwnExercise> {
  return { sql: `${selectOwn} order by lower(o.name), o.id`, params: [] };
}

/** All own exercises, newest first. */
export function newestOwnExercises(): LocalQuery<OwnExercise> {
  return { sql: `${selectOwn} order by o.created_at desc, o.id desc`, params: [] };
}
