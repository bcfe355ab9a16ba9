import { amountRange, type DoneSet, type LoggedSession, type RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import { nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import type { NextLoadRequest } from '@anwurf/domain/coach/next-load/situation';
import type { LoadSuggestion } from '@anwurf/domain/coach/next-load/suggestion';
import { weightAtMost, type WeightSteps } from '@anwurf/domain/coach/next-load/weight-steps';
import { type Athlete, judgedReserve, noise, pick, randomAthlete, repsToFailure, weightFor } from './athlete.ts';
import { firstSession } from './first-session.ts';

/** Repetitions of the weeks, over and over: the wave of pre-season, and plain blocks. */
const COURSES: readonly (readonly number[])[] = [[8, 6, 4, 6], [8], [10], [5]];
/** Of those who never say their reserve elsewhere. */
const USUAL_JUDGEMENT = { bias: 0, noise: 0.5 };
/** Kinds of weights by their usual step in kilograms. */
const KINDS = { barbell: 2.5, dumbbell: 2, kettlebell: 4, machine: 5 } as const;

interface SearchSession {
  readonly suggestion: LoadSuggestion;
  readonly weight: number;
  /** Least reserve that was said before this session; null: none. */
  readonly reserveBefore: number | null;
  readonly weightBefore: number | null;
  /** Kilograms that leave two repetitions in the last set, for the amount that is suggested. */
  readonly ideal: number;
  /** The same for the amount of the plan. */
  readonly idealAsPlanned: number;
}

/** The sessions of an athlete whose first weight was wrong. */
export interface Search {
  readonly seed: number;
  readonly kind: keyof typeof KINDS;
  readonly course: readonly number[];
  readonly steps: WeightSteps;
  readonly sessions: readonly SearchSession[];
}

function idealFor(athlete: Athlete, amount: number, sets: number): number {
  return weightFor(athlete, amount + 2 + athlete.setCost * (sets - 1));
}

/** One session: what can't be done ends at failure; beyond the plan's range it ends when two more are felt to be left. */
function train(athlete: Athlete, weight: number, { sets, amount, reason }: LoadSuggestion): DoneSet[] {
  const form = 1 + athlete.form * noise(athlete.random);
  return Array.from({ length: sets }, (_, set): DoneSet => {
    const possible = Math.max(0, Math.floor(repsToFailure(athlete, weight, form) - athlete.setCost * set));
    const felt = Math.round((athlete.judgement?.bias ?? 0) + (athlete.judgement?.noise ?? 0.5) * noise(athlete.random));
    const stopsAt = reason.code === 'muchLeft' ? Math.max(1, possible - Math.max(0, 2 - felt)) : possible;
    const reps = Math.min(amount, stopsAt);
    return { weight, amount: reps, reserve: judgedReserve(athlete, athlete.judgement ?? USUAL_JUDGEMENT, possible - reps) };
  });
}

/** Twelve weeks, a session a week, from a start that is wrong by `error` (−0.3: 30 % too light). The strength stays. */
export function searchLoad(seed: number, error: number): Search {
  const athlete = randomAthlete(seed);
  const { random } = athlete;
  const kind = pick(random, Object.keys(KINDS) as (keyof typeof KINDS)[]);
  const course = pick(random, COURSES);
  const steps = { step: KINDS[kind], heaviest: null };
  const sets = 3;
  const targetIn = (session: number): RowTarget => {
    return { ...amountRange(course[session % course.length] ?? 8, 'weight_reps'), sets, reserve: 2, light: false };
  };
  const log: LoggedSession[] = [];
  const sessions: SearchSession[] = [];
  const start = weightAtMost(idealFor(athlete, course[0] ?? 8, sets) * (1 + error) + steps.step / 2, steps);
  for (let session = 0; session < 12; session += 1) {
    const target = targetIn(session);
    const answering = { ...athlete, judgement: athlete.judgement ?? USUAL_JUDGEMENT };
    const said = (real: number) => judgedReserve(athlete, answering.judgement, real);
    const request: NextLoadRequest = {
      log,
      target,
      metric: 'weight_reps',
      progress: 'reserve',
      steps,
      rungs: { easier: [], harder: [] },
      trainingAge: athlete.trainingAge,
      missedDays: 0,
      painNow: null,
      painSince: null,
      health: null,
    };
    const suggestion = nextLoad(request);
    const last = log.at(-1)?.sets;
    const done =
      suggestion.weight === null
        ? firstSession(answering, start, suggestion, request, said)
        : train(athlete, suggestion.weight, suggestion);
    const weight = suggestion.weight ?? done.at(-1)?.weight ?? start;
    sessions.push({
      suggestion,
      weight,
      weightBefore: last?.at(-1)?.weight ?? null,
      reserveBefore: last === undefined ? null : Math.min(...last.map(({ reserve }) => reserve ?? 0)),
      ideal: idealFor(athlete, suggestion.amount, suggestion.sets),
      idealAsPlanned: idealFor(athlete, target.min, sets),
    });
    log.push({ day: `Woche ${session + 1}`, sets: done, pain: null, asked: target });
  }
  return { seed, kind, course, steps, sessions };
}
