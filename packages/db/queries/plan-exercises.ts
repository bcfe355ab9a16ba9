import type { ExerciseKind, ExtraLoadKind, MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import type { Progress } from '@anwurf/domain/vocabulary/progress';
import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { ExerciseAmounts } from '@anwurf/domain/workout/exercise-detail';
import type { InGroup } from '@anwurf/domain/workout/exercise-group';
import type { LocalQuery } from './local-query.ts';

/** An exercise of a session, from one of the three phase tables. */
export interface SessionExercise extends ExerciseAmounts, InGroup {
  id: string;
  sessionId: string;
  phase: Phase;
  /** 1-based within the phase; 0: a workout has taken it in, no plan has it. */
  exerciseOrder: number;
  name: string;
  videoLink: string | null;
  description: string | null;
  /** Kilograms to begin with; null: none said. */
  weight: number | null;
  /** Targets of each week of the plan; null: the same in all weeks. */
  weekTargets: readonly WeekTarget[] | null;
}

const selectExercise = `
  select e.id, e.session_id as "sessionId", e.phase, e.exercise_order as "exerciseOrder", e.name, e.sets, e.reps, e.unit,
    e.duration_minutes::float8 as "durationMinutes", e.duration_seconds as "durationSeconds",
    e.distance_meters::float8 as "distanceMeters", e.tempo, e.pause_seconds as "pauseSeconds", e.weight::float8 as "weight",
    e.video_link as "videoLink", e.description, e.week_targets as "weekTargets",
    e.group_key as "groupKey", e.round_rest as "roundRest"
  from plan_exercises e`;

const inTrainingOrder = `case e.phase when 'warmup' then 1 when 'main' then 2 else 3 end, e.exercise_order, e.id`;

/** The exercises of one session in training order: warm-up, main part, cool-down. */
export function exercisesOfSession(sessionId: string): LocalQuery<SessionExercise> {
  return { sql: `${selectExercise} where e.session_id = $1::uuid order by ${inTrainingOrder}`, params: [sessionId] };
}

/** The exercises of all sessions of a plan, in training order within a session. */
export function exercisesOfPlan(planId: string | null): LocalQuery<SessionExercise> {
  return {
    sql: `${selectExercise} where e.session_id in (select s.id from sessions s where s.plan_id = $1::uuid) order by ${inTrainingOrder}`,
    params: [planId],
  };
}

/** One stored row of a plan; no row when it is gone. */
export function exerciseById({ id, phase }: Pick<SessionExercise, 'id' | 'phase'>): LocalQuery<SessionExercise> {
  return { sql: `${selectExercise} where e.id = $1::uuid and e.phase = $2`, params: [id, phase] };
}

/** An easier or harder exercise of the catalogue. */
export interface ExerciseVariant {
  slug: string;
  name: string;
  equipment: string[];
  /** Body regions that it loads heavily. */
  strains: string[];
  instruction: string;
}

/** Catalogue fields of a movement, by which its load grows. */
export interface Movement {
  /** Body regions that it loads heavily. */
  strains: string[];
  progress: Progress;
  /** Whether load is added to the own body or taken off it; null: neither. */
  extraLoad: ExtraLoadKind | null;
  easier: ExerciseVariant[];
  harder: ExerciseVariant[];
}

/** Catalogue fields for an exercise of a plan. */
export interface CatalogueEntry extends Movement {
  slug: string;
  /** Empty: no equipment needed. */
  equipment: string[];
  kind: ExerciseKind;
  /** Movement pattern; null outside the main part. */
  pattern: MovementPattern | null;
  /** Set-up that is noted beside the values; null: none. */
  measure: string | null;
  /** Both time and distance are measured in one set. */
  isPaced: boolean;
}

const selectVariants = (ladder: 'regressions' | 'progressions') => `
  coalesce((select json_agg(json_build_object('slug', v.slug, 'name', v.name, 'equipment', v.equipment, 'instruction', v.instruction,
        'strains', coalesce(v.defaults -> 'contraindications', '[]')) order by v.number)
    from exercise_catalogue v where v.slug in (select jsonb_array_elements_text(c.defaults -> '${ladder}'))), '[]')`;

/** The fields of a movement, of `exercise_catalogue c`. */
export const selectMovement = `
  coalesce(c.defaults -> 'contraindications', '[]') as "strains", coalesce(c.defaults ->> 'progress', 'reserve') as "progress",
  c.defaults ->> 'extraLoad' as "extraLoad", ${selectVariants('regressions')} as "easier", ${selectVariants('progressions')} as "harder"`;

/**
 * The catalogue's entry for an exercise of a plan, by its name or, in an older plan, by a former name (those are among its
 * synonyms); no row for an exercise of another origin.
 */
export function catalogueEntry({ phase, name }: Pick<SessionExercise, 'phase' | 'name'>): LocalQuery<CatalogueEntry> {
  return {
    sql: `
      select c.slug, c.equipment, c.defaults ->> 'kind' as "kind", c.defaults ->> 'pattern' as "pattern", c.defaults ->> 'measure' as "measure",
        coalesce((c.defaults ->> 'isPaced')::boolean, false) as "isPaced", ${selectMovement}
      from exercise_catalogue c
      where c.phase = $1 and (c.name = $2 or c.defaults -> 'synonyms' @> to_jsonb($2::text))
      order by c.name <> $2, c.number limit 1`,
    params: [phase, name],
  };
}
