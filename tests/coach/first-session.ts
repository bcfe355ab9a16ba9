import type { DoneSet } from '@anwurf/domain/coach/next-load/exercise-log';
import type { NextLoadRequest } from '@anwurf/domain/coach/next-load/situation';
import { afterCalibration } from '@anwurf/domain/coach/next-load/start-rules';
import type { LoadSuggestion } from '@anwurf/domain/coach/next-load/suggestion';
import { type Athlete, noise, repsToFailure } from './athlete.ts';

/** Advice of a calibration: stop when two are left, after fifteen at the latest. */
const LEFT = 2;
const MOST_REPS = 15;

/**
 * The sets of the first session with an exercise: the weight changes from set to set as the app suggests it. An athlete
 * who says the reserve does what is planned and ends one repetition before failure at the latest; one who never says it follows the advice.
 * @param start weight of the first set in kilograms
 * @param said the reserve that the athlete answers, for the true one
 */
export function firstSession(
  athlete: Athlete,
  start: number,
  { sets, amount }: LoadSuggestion,
  request: NextLoadRequest,
  said: (real: number) => number | null,
): DoneSet[] {
  const { steps } = request;
  const form = 1 + athlete.form * noise(athlete.random);
  const done: DoneSet[] = [];
  let asked = { weight: start, amount };
  for (let set = 0; set < sets; set += 1) {
    const possible = Math.max(0, Math.floor(repsToFailure(athlete, asked.weight, form) - athlete.setCost * set));
    const most = athlete.judgement === null ? Math.round(possible - LEFT - noise(athlete.random)) : Math.min(asked.amount, possible - 1);
    const reps = Math.max(1, Math.min(MOST_REPS, most));
    const reserve = said(Math.max(0, possible - reps));
    done.push({ weight: asked.weight, amount: reps, reserve });
    if (steps !== null) asked = afterCalibration({ weight: asked.weight, amount: reps, reserve }, { ...request, steps });
  }
  return done;
}
