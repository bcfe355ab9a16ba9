import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { amountRange, type LoggedSession } from '@anwurf/domain/coach/next-load/exercise-log';
import { nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import { weightStepsFor } from '@anwurf/domain/coach/next-load/weight-steps';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { type BuiltPlan, buildPlan } from '@anwurf/domain/plan/build-plan';
import type { PlanExercise } from '@anwurf/domain/plan/generated-plan';
import { type Random, seededRandom } from '@anwurf/domain/plan/random';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';

export const seasonQuestionnaire = questionnaireSchema.parse({
  name: 'Mika Sommer',
  gender: 'male',
  position: 'Rückraumspieler',
  goals: ['starker_im_wurfarm', 'hoher_springen', 'verletzungen_vorbeugen'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 2,
  individualTrainingFrequency: 3,
  durationMinutes: 60,
  equipment: ['Hanteln', 'Kettlebell', 'Medizinball', 'Langhantel'],
  contraindications: [],
});

export const seasonProfile: TrainingProfile = {
  ...EMPTY_TRAINING_PROFILE,
  trainingAge: '1-2',
  sessionVenues: ['Studio', 'Studio', 'Halle'],
  teamDays: ['di', 'do'],
  matchDays: ['sa'],
  sessionDays: ['mo', 'mi', 'fr'],
};

interface PlayedSet {
  readonly exercise: string;
  readonly number: number;
  readonly unit: string;
  readonly weight: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  /** The right side's value, in the set's measure; null without sides. */
  readonly right: number | null;
  readonly reserve: number | null;
}

export interface PlayedWorkout {
  /** Local day such as '2026-11-28'. */
  readonly day: string;
  /** Index of the plan in `plans`, and of the session in the plan. */
  readonly plan: number;
  readonly session: number;
  readonly sets: readonly PlayedSet[];
}

export interface PlayedSeason {
  readonly plans: readonly { readonly startDay: string; readonly plan: BuiltPlan }[];
  /** Oldest first. */
  readonly workouts: readonly PlayedWorkout[];
}

const WEEKS = 13;
/** Of the empty bar, in kilograms. */
const BAR_WEIGHT = 20;
const FIRST_WEIGHTS = [12.5, 16, 20, 25, 30, 40] as const;
const entryOf = new Map(CATALOGUE.map((exercise) => [exercise.name, exercise]));

/** Training progress: per cent per session and exercise. */
const GROWTH = 0.012;
/** A week whose share of the fullest week's sets is at most this is a light one. */
const LIGHT_SHARE = 0.75;
/** As stored in `reserve`: four or more. */
const MOST_RESERVE = 4;

/** Trains as the product advises: each exercise by its own log, with its own growing strength. */
class SimulatedPlayer {
  private readonly logs = new Map<string, LoggedSession[]>();
  /** One-rep max by exercise, in kilograms. */
  private readonly strength = new Map<string, number>();

  constructor(private readonly random: Random) {}

  /** Repetitions in reserve, by Epley's formula and the form of the day. */
  private reserveOf(name: string, { weight, amount }: { weight: number | null; amount: number }, wanted: number): number {
    const mood = Math.round(this.random() * 1.4 - 0.7);
    if (weight === null) return Math.max(0, Math.min(MOST_RESERVE, wanted + mood));
    const before = this.strength.get(name) ?? weight * (1 + (amount + wanted + 1) / 30);
    this.strength.set(name, before);
    return Math.max(0, Math.min(MOST_RESERVE, Math.round(30 * (before / weight - 1) - amount) + mood));
  }

  train(row: PlanExercise, week: number, day: string): PlayedSet[] {
    const metric = unitToMetric(row.unit);
    const asked = row.weekTargets?.[week - 1] ?? {
      sets: row.sets,
      amount: row.reps ?? row.durationSeconds ?? row.distanceMeters ?? 1,
      reserve: 2,
    };
    const log = this.logs.get(row.name) ?? [];
    const entry = entryOf.get(row.name);
    const progress = entry?.progress ?? 'reserve';
    const steps = metric === 'weight_reps' ? weightStepsFor(entry?.equipment ?? [], seasonProfile) : null;
    const light = asked.sets <= LIGHT_SHARE * Math.max(...(row.weekTargets ?? []).map((one) => one.sets));
    const target = { sets: asked.sets, ...amountRange(asked.amount, metric), reserve: asked.reserve, light };
    const rungs = { easier: [], harder: [] };
    const advice = nextLoad({
      log,
      target,
      metric,
      progress,
      steps,
      rungs,
      trainingAge: '1-2',
      missedDays: 0,
      painNow: null,
      painSince: null,
      health: null,
    });
    const least = entry?.equipment.includes('Langhantel') === true ? BAR_WEIGHT : 0;
    const first = FIRST_WEIGHTS[row.name.length % FIRST_WEIGHTS.length] ?? BAR_WEIGHT;
    const weight = metric === 'weight_reps' ? Math.max(least, advice.weight ?? first) : null;
    const sets = Array.from({ length: asked.sets }, () => {
      const set = { weight, amount: advice.amount };
      return { ...set, reserve: progress === 'reserve' ? this.reserveOf(row.name, set, asked.reserve ?? 2) : null };
    });
    this.logs.set(row.name, [...log, { day, sets, pain: null, asked: target }]);
    const strength = this.strength.get(row.name);
    if (strength !== undefined) this.strength.set(row.name, strength * (1 + GROWTH));
    return sets.map((set, index) => toPlayedSet(row, index + 1, set));
  }
}

function toPlayedSet(row: PlanExercise, number: number, set: { weight: number | null; amount: number; reserve: number | null }): PlayedSet {
  const metric = unitToMetric(row.unit);
  const counts = metric === 'reps' || metric === 'weight_reps';
  return {
    exercise: row.name,
    number,
    unit: row.unit,
    weight: set.weight,
    reps: counts ? set.amount : null,
    seconds: metric === 'seconds' ? set.amount : null,
    metres: metric === 'metres' ? set.amount : null,
    right: isPerSideUnit(row.unit) ? set.amount : null,
    reserve: counts ? set.reserve : null,
  };
}

/**
 * Thirteen weeks of a fictitious player up to the day before: generated plans one after the other, three sessions a week, loads
 * as the product advises. The same day gives the same season.
 * @param today local day such as '2026-11-28'
 */
export function playSeason(today: string): PlayedSeason {
  const random = seededRandom(11);
  const player = new SimulatedPlayer(random);
  const plans: { startDay: string; plan: BuiltPlan }[] = [];
  const workouts: PlayedWorkout[] = [];
  let left = 0;
  for (let week = 0; week <= WEEKS; week += 1) {
    const monday = dayAfter(mondayOf(today), (week - WEEKS) * WEEKDAYS.length);
    if (left === 0) {
      const plan = buildPlan({
        questionnaire: seasonQuestionnaire,
        profile: seasonProfile,
        catalogue: CATALOGUE,
        seed: 11 + plans.length,
        age: 22,
      });
      plans.push({ startDay: monday, plan });
      left = plan.weeks.length;
    }
    const { plan } = plans[plans.length - 1] ?? {};
    const planWeek = (plan?.weeks.length ?? 0) - left + 1;
    left -= 1;
    for (const [session, { weekday, exercises }] of (plan?.sessions ?? []).entries()) {
      const day = dayAfter(monday, weekday === null || weekday === undefined ? 0 : WEEKDAYS.indexOf(weekday));
      if (day >= today) continue;
      const sets = exercises.filter(({ phase }) => phase === 'main').flatMap((row) => player.train(row, planWeek, day));
      workouts.push({ day, plan: plans.length - 1, session, sets });
    }
  }
  return { plans, workouts };
}
