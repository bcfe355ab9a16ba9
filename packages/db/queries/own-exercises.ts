import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import type { LocalQuery } from './local-query.ts';
import { type Movement, selectMovement } from './plan-exercises.ts';

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
  /** Null: by its equipment, see `ownMetric`. */
  metric: Metric | null;
  seconds: number | null;
  metres: number | null;
  perSide: boolean;
  /** Both time and distance are measured. */
  isPaced: boolean;
  pauseSeconds: number | null;
  tempo: string | null;
  /** In kilograms. */
  weightStep: number | null;
  muscles: string[];
  createdAt: Date;
}

const selectOwn = `
  select o.id, o.name, o.instruction_link as "instructionLink", coalesce(o.equipment, '{}') as "equipment",
    coalesce(o.goals, '{}') as "goals", o.sets, o.reps, o.position, o.exercise_type as "exerciseType", o.figure, o.metric,
    o.duration_seconds as "seconds", o.distance_meters as "metres", o.per_side as "perSide", o.is_paced as "isPaced", o.pause_seconds as "pauseSeconds", o.tempo,
    o.weight_step::float8 as "weightStep", coalesce(o.muscles, '{}') as "muscles", o.created_at as "createdAt"
  from athleten_uebungen o`;

/** The weights of an own exercise. */
export interface OwnLoads {
  equipment: string[];
  /** In kilograms; null: by its equipment. */
  weightStep: number | null;
  /** Both time and distance are measured. */
  isPaced: boolean;
  /** The exercise of the catalogue that is its picture; null: none, or a symbol. */
  movement: Movement | null;
}

/** The weights and movement of the own exercise of this name; no row when there is none. */
export function ownLoads(name: string): LocalQuery<OwnLoads> {
  return {
    sql: `
      select coalesce(o.equipment, '{}') as "equipment", o.weight_step::float8 as "weightStep", o.is_paced as "isPaced",
        (select to_json(m) from (select ${selectMovement} from exercise_catalogue c where c.slug = o.figure order by c.number limit 1) m)
          as "movement"
      from athleten_uebungen o where o.name = $1 order by o.created_at desc, o.id desc limit 1`,
    params: [name],
  };
}

/** All own exercises, by name. */
export function ownExercises(): LocalQuery<OwnExercise> {
  return { sql: `${selectOwn} order by lower(o.name), o.id`, params: [] };
}

/** All own exercises, newest first. */
export function newestOwnExercises(): LocalQuery<OwnExercise> {
  return { sql: `${selectOwn} order by o.created_at desc, o.id desc`, params: [] };
}
