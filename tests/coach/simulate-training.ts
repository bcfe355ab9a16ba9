import { nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import type { DoneSet, LoggedSession, RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import type { NextLoadRequest } from '@anwurf/domain/coach/next-load/situation';
import type { LoadReason, LoadSuggestion } from '@anwurf/domain/coach/next-load/suggestion';
import { weightAtMost, type WeightSteps } from '@anwurf/domain/coach/next-load/weight-steps';
import { type Athlete, adapt, between, judgedReserve, noise, repsToFailure, rest, weightFor } from './athlete.ts';
import { firstSession } from './first-session.ts';
import { randomSetting, type Setting, targetIn, WEEKS } from './setting.ts';

/** A session as it happened, with what the rules can't see. */
export interface SimulatedSession {
  readonly week: number;
  readonly suggestion: LoadSuggestion;
  /** Weight of the session before; null for the first. */
  readonly before: number | null;
  readonly weight: number;
  /** Weight with which a rested athlete would have two repetitions left in the last set. */
  readonly ideal: number;
  /** True maximum of that day without the noise of good and bad days. */
  readonly able: number;
}

/** Strength that falls from session to session until there is a lighter one. */
interface Slump {
  /** Session with which it began. */
  readonly from: number;
  /** Why there was a lighter session, and after how many; null when the weeks were over before. */
  answer: { readonly code: LoadReason['code']; readonly after: number } | null;
}

export interface SimulatedTraining {
  readonly seed: number;
  readonly steps: WeightSteps;
  readonly saysReserve: boolean;
  readonly sessions: readonly SimulatedSession[];
  readonly slump: Slump | null;
}

/** State that changes from week to week. */
interface Course {
  readonly setting: Setting;
  readonly log: LoggedSession[];
  readonly sessions: SimulatedSession[];
  pain: number;
  /** Worst pain since the exercise was last done; another one took its place meanwhile. */
  painSince: number;
  missedDays: number;
  slump: Slump | null;
  /** Share of strength that the slump takes now. */
  loss: number;
}

const LOSS_A_SESSION = 0.03;
const MOST_LOSS = 0.3;

function saidReserve({ judgement, random }: Athlete, real: number): number | null {
  if (judgement === null || random() < 0.05) return null;
  return judgedReserve({ random }, judgement, real);
}

/** The sets of a session; what can't be done ends at failure. Answers the true reserve of the last set too. */
function trainSets(athlete: Athlete, weight: number, { sets, amount }: LoadSuggestion): { done: DoneSet[]; reserve: number } {
  const form = 1 + athlete.form * noise(athlete.random);
  const possibleIn = (set: number) => Math.max(0, Math.floor(repsToFailure(athlete, weight, form) - athlete.setCost * set));
  const done = Array.from({ length: sets }, (_, set): DoneSet => {
    const reps = Math.min(amount, possibleIn(set));
    return { weight, amount: reps, reserve: saidReserve(athlete, possibleIn(set) - reps) };
  });
  return { done, reserve: Math.max(0, possibleIn(sets - 1) - amount) };
}

/** A weight that is guessed, mostly too light, for the first set. */
function guessed({ athlete, steps }: Setting): number {
  return weightAtMost(weightFor(athlete, 12) * between(athlete.random, 0.7, 1.1), steps);
}

/** The first session, in which the weight is looked for. */
function begin(
  setting: Setting,
  today: Athlete,
  suggested: LoadSuggestion,
  request: NextLoadRequest,
): { done: DoneSet[]; reserve: number } {
  const done = firstSession(today, guessed(setting), suggested, request, (real) => saidReserve(today, real));
  return { done, reserve: done.at(-1)?.reserve ?? 2 };
}

function requestOf({ setting, log, missedDays, pain, painSince }: Course, target: RowTarget): NextLoadRequest {
  const { athlete, steps } = setting;
  return {
    log,
    target,
    metric: 'weight_reps',
    progress: 'reserve',
    steps,
    rungs: { easier: athlete.random() < 0.5 ? ['leichter'] : [], harder: [] },
    trainingAge: athlete.trainingAge,
    missedDays,
    painNow: log.length > 0 ? pain : null,
    health: null,
    painSince,
  };
}

/** A lighter session ends a slump. */
function recover(course: Course, { kind, reason }: LoadSuggestion): void {
  const { slump, sessions } = course;
  if (slump === null || slump.answer !== null || kind !== 'deload') return;
  slump.answer = { code: reason.code, after: sessions.length - slump.from };
  course.loss = 0;
}

function train(course: Course, week: number, daysToNext: number): void {
  const { setting, log, sessions } = course;
  const { athlete } = setting;
  const target = targetIn(setting, week);
  course.pain = Math.max(0, course.pain - 2);
  const request = requestOf(course, target);
  const suggestion = nextLoad(request);
  if (suggestion.instead !== null || suggestion.kind === 'stop') {
    course.painSince = Math.max(course.painSince, course.pain);
    adapt(athlete, { sets: 1, reserve: 6, daysToNext });
    return;
  }
  if (setting.slumpWeek === week && course.slump === null && !target.light) course.slump = { from: sessions.length, answer: null };
  if (course.slump !== null && course.slump.answer === null) course.loss = Math.min(MOST_LOSS, course.loss + LOSS_A_SESSION);
  recover(course, suggestion);
  const today = { ...athlete, max: athlete.max * (1 - course.loss) };
  const isFirst = suggestion.weight === null;
  const { done, reserve } = isFirst ? begin(setting, today, suggestion, request) : trainSets(today, suggestion.weight, suggestion);
  const weight = done.at(-1)?.weight ?? 0;
  if (athlete.random() < 0.02) course.pain = Math.ceil(between(athlete.random, 2, 8));
  const ideal = weightFor(athlete, suggestion.amount + 2 + athlete.setCost * (suggestion.sets - 1));
  const before = log.at(-1)?.sets.at(-1)?.weight ?? null;
  sessions.push({ week, suggestion, before, weight, ideal, able: today.max * (1 - athlete.tired) });
  log.push({ day: `Woche ${week}`, sets: done, pain: course.pain, asked: target });
  course.missedDays = 0;
  course.painSince = 0;
  adapt(athlete, { sets: done.length, reserve, daysToNext });
}

function trainWeek(course: Course, week: number): void {
  const { athlete, perWeek, breakWeeks } = course.setting;
  if (breakWeeks.includes(week)) {
    course.missedDays += 7;
    rest(athlete, 1);
    return;
  }
  for (let session = 0; session < perWeek; session += 1) {
    if (athlete.random() >= athlete.skips) train(course, week, 7 / perWeek);
    else if (perWeek === 1) course.missedDays += 7;
  }
}

/** Twelve weeks of one athlete; the same seed, the same weeks. */
export function simulateTraining(seed: number): SimulatedTraining {
  const setting = randomSetting(seed);
  const course: Course = { setting, log: [], sessions: [], pain: 0, painSince: 0, missedDays: 0, slump: null, loss: 0 };
  for (let week = 1; week <= WEEKS; week += 1) trainWeek(course, week);
  const { sessions, slump } = course;
  return { seed, steps: setting.steps, saysReserve: setting.athlete.judgement !== null, sessions, slump };
}
