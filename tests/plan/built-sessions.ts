import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { WEEK_ELEMENTS, type WeekElement } from '@anwurf/domain/exercise/week-element';
import { type BuiltPlan, buildPlan } from '@anwurf/domain/plan/build-plan';
import type { PlanExercise } from '@anwurf/domain/plan/generated-plan';
import { type SessionFrame, weekFrames } from '@anwurf/domain/plan/week-frame';
import type { PlanWish } from './random-plan-request.ts';

// Sessions as rules and rates read them: rows of a plan with the exercises of the catalogue behind them.

/** A row with its exercise of the catalogue. */
export interface ReadRow {
  readonly row: PlanExercise;
  readonly exercise: CatalogueExercise;
}

export interface ReadSession {
  readonly frame: SessionFrame;
  readonly rows: readonly ReadRow[];
  readonly main: readonly ReadRow[];
}

export interface ReadPlan {
  readonly wish: PlanWish;
  readonly plan: BuiltPlan;
  readonly sessions: readonly ReadSession[];
}

const exerciseByName = new Map(CATALOGUE.map((exercise) => [exercise.name, exercise]));

/** The plan for a wish, from the exercises that ship with the product. */
export const planFor = (wish: PlanWish): BuiltPlan => buildPlan({ ...wish, catalogue: CATALOGUE });

/** A plan with its exercises and what each session was meant to be. */
export function readPlan(wish: PlanWish, plan: BuiltPlan): ReadPlan {
  const frames = weekFrames(wish.questionnaire, wish.profile);
  const sessions = plan.sessions.map(({ exercises }, index) => {
    const frame = frames[index % frames.length];
    if (frame === undefined) throw new Error('a plan without a week');
    const rows = exercises.map((row) => {
      const exercise = exerciseByName.get(row.name);
      if (exercise === undefined) throw new Error(`'${row.name}' is not in the catalogue`);
      return { row, exercise };
    });
    return { frame, rows, main: rows.filter(({ exercise }) => exercise.phase === 'main') };
  });
  return { wish, plan, sessions };
}

/** Elements of the week that these sessions lack. */
export function missingElements(sessions: readonly ReadSession[]): WeekElement[] {
  const covered = new Set(sessions.flatMap(({ rows }) => rows.flatMap(({ exercise }) => exercise.elements)));
  return WEEK_ELEMENTS.filter((element) => !covered.has(element));
}
