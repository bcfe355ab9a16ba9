import { YOYO_RUNS, type YoyoRun, yoyoResult } from './yoyo.ts';

/** Position of a player who keeps to the signals. */
export interface YoyoMoment {
  readonly run: YoyoRun;
  readonly part: 'out' | 'back' | 'rest';
  /** Seconds, with decimals. */
  readonly secondsToSignal: number;
  /** 0 to 1, elapsed share of the part. */
  readonly passed: number;
  /** Metres of the runs before this one. */
  readonly metresDone: number;
}

const DISTANCE = 40;

function partAt(run: YoyoRun, seconds: number): { part: YoyoMoment['part']; from: number; to: number } {
  if (seconds < run.turnsAt) return { part: 'out', from: run.startsAt, to: run.turnsAt };
  if (seconds < run.endsAt) return { part: 'back', from: run.turnsAt, to: run.endsAt };
  return { part: 'rest', from: run.endsAt, to: run.restEndsAt };
}

/** The moment a number of seconds after the first start; at most the end of the last rest. */
export function yoyoMoment(seconds: number): YoyoMoment {
  const run = YOYO_RUNS.find(({ restEndsAt }) => seconds < restEndsAt) ?? YOYO_RUNS.at(-1);
  if (run === undefined) throw new Error('the test has no runs');
  const { part, from, to } = partAt(run, seconds);
  const passed = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return {
    run,
    part,
    secondsToSignal: Math.max(0, to - seconds),
    passed,
    metresDone: part === 'rest' ? run.metres : run.metres - DISTANCE,
  };
}

/** The run to which a line missed at this moment belongs: during a rest the run before it. */
export function missedRun(seconds: number): YoyoRun {
  return yoyoMoment(seconds).run;
}

/** The result when the test ends with a missed line in this run; null: no run completed. */
export function resultBefore(run: YoyoRun): number | null {
  const before = YOYO_RUNS[YOYO_RUNS.indexOf(run) - 1];
  return before === undefined ? null : yoyoResult(before);
}

/** The result when the player stops: the last run completed by then; null: none. */
export function resultAt(seconds: number): number | null {
  const run = YOYO_RUNS.findLast(({ endsAt }) => endsAt <= seconds);
  return run === undefined ? null : yoyoResult(run);
}

/** Tones of the whole test in seconds since the first start: long (0) to start, short (1) to turn and to end. */
export const YOYO_TONES: readonly { readonly at: number; readonly mark: number }[] = YOYO_RUNS.flatMap(({ startsAt, turnsAt, endsAt }) => [
  { at: startsAt, mark: 0 },
  { at: turnsAt, mark: 1 },
  { at: endsAt, mark: 1 },
]);
