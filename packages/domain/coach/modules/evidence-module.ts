import type { WeekTarget } from '../../plan/generated-plan.ts';

/**
 * An exercise of a module: the amount of one set in the unit of its metric (repetitions, seconds, metres), per side where it has
 * sides.
 */
export interface ModuleAmount {
  readonly slug: string;
  readonly sets: number;
  readonly amount: number;
}

/** One task of a module and its alternative exercises: the first possible one is used; the last needs no equipment. */
export interface ModuleTask {
  /** German, for the player. */
  readonly name: string;
  readonly options: readonly ModuleAmount[];
}

export interface ModuleLevel {
  /** German, for the player. */
  readonly name: string;
  readonly tasks: readonly ModuleTask[];
}

/** A ready-made programme with a studied effect, with exercises of our catalogue in place of the original ones. */
export interface EvidenceModule {
  readonly id: string;
  /** German: name and reason, for the player. */
  readonly name: string;
  readonly why: string;
  /** How often it was done in its study, German, for the player; says what is not known. */
  readonly dose: string;
  /** Publication, and the parts of it that were read. */
  readonly source: string;
  readonly minutes: { readonly min: number; readonly max: number };
  /** Sessions a week to aim at: the study's, where they are known. Fewer are better than none. */
  readonly perWeek: number;
  /** From easy to hard; a player starts with the first. */
  readonly levels: readonly [ModuleLevel, ...ModuleLevel[]];
}

/** A week of a schedule: sessions, sets per session and the amount of a set in the unit of the exercise, per side where it has sides. */
export interface ScheduleWeek {
  readonly perWeek: number;
  readonly sets: number;
  readonly amount: number;
}

/** Build-up of one exercise over weeks. */
export interface ModuleSchedule {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly source: string;
  readonly slug: string;
  /** The weeks of the build-up; afterwards `keep` once a week. */
  readonly weeks: readonly [ScheduleWeek, ...ScheduleWeek[]];
  readonly keep: ScheduleWeek;
}

/** Share of the sets of a lighter week, as in the plan's own weeks. */
const LIGHT_SETS = 0.6;

interface ScheduleStart {
  /** Weeks of the schedule trained before; 0 for a beginner. */
  readonly trainedWeeks?: number;
  /** Weeks of the plan, from 1, with 60 % of the sets (at least one). */
  readonly lightWeeks?: readonly number[];
}

/** The week of a schedule, from 1; after its end the amounts that keep the effect. */
export function scheduleWeek({ weeks, keep }: ModuleSchedule, week: number): ScheduleWeek {
  return weeks[week - 1] ?? keep;
}

/**
 * Targets of a schedule for each of the plan's weeks, in the plan's stored format. Never with a reserve: these exercises are done
 * as slowly as possible, not to a number of repetitions before failure.
 * @param weeks length of the plan, 1 to 26
 */
export function weekTargetsOf(
  schedule: ModuleSchedule,
  weeks: number,
  { trainedWeeks = 0, lightWeeks = [] }: ScheduleStart = {},
): WeekTarget[] {
  return Array.from({ length: weeks }, (_, index) => {
    const { sets, amount } = scheduleWeek(schedule, trainedWeeks + index + 1);
    const share = lightWeeks.includes(index + 1) ? LIGHT_SETS : 1;
    return { sets: Math.max(1, Math.round(sets * share)), amount, reserve: null };
  });
}

/** The exercises of a level: of each task the first possible one. Tasks without one are omitted. */
export function moduleExercises({ tasks }: ModuleLevel, isPossible: (slug: string) => boolean): ModuleAmount[] {
  return tasks.flatMap(({ options }) => options.find(({ slug }) => isPossible(slug)) ?? []);
}
