import { daysBetween } from '../calendar-day.ts';
import type { EvidenceModule } from './evidence-module.ts';

/** A workout with the catalogue's exercises of which a set was logged. */
export interface DoneWorkout {
  /** Local day on which it began. */
  readonly day: string;
  readonly slugs: readonly string[];
}

/** How often a module was done, beside how often it was done in its study. */
export interface ModuleDose {
  readonly module: EvidenceModule;
  /** Sessions in the week. */
  readonly done: number;
  /** Sessions a week in the four weeks that end with it; one decimal. */
  readonly usual: number;
}

/** Weeks of the mean. */
export const DOSE_WEEKS = 4;

const DAYS_OF_WEEK = 7;

/** Share of a level's tasks that makes a workout a session of its module. Practice. */
const ENOUGH_TASKS = 2 / 3;

/**
 * Whether a workout was a session of a module: two thirds of the tasks of one of its levels, each by any of its alternatives,
 * wherever the exercises came from.
 */
export function isSessionOf({ levels }: EvidenceModule, slugs: readonly string[]): boolean {
  return levels.some(({ tasks }) => {
    const done = tasks.filter(({ options }) => options.some(({ slug }) => slugs.includes(slug))).length;
    return done >= tasks.length * ENOUGH_TASKS;
  });
}

/**
 * The doses of the modules that were done in the four weeks that end with a week.
 * @param monday local day on which the week begins
 */
export function moduleDoses(modules: readonly EvidenceModule[], workouts: readonly DoneWorkout[], monday: string): ModuleDose[] {
  const weeksAgo = (day: string) => -Math.floor(daysBetween(monday, day) / DAYS_OF_WEEK);
  return modules.flatMap((module) => {
    const ages = workouts.filter(({ slugs }) => isSessionOf(module, slugs)).map(({ day }) => weeksAgo(day));
    const recent = ages.filter((age) => age >= 0 && age < DOSE_WEEKS);
    if (recent.length === 0) return [];
    const done = recent.filter((age) => age === 0).length;
    return [{ module, done, usual: Math.round((recent.length / DOSE_WEEKS) * 10) / 10 }];
  });
}
