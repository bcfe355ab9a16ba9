import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { runOfResult } from '@anwurf/domain/fitness/yoyo';
import { measureText } from '../fitness-words.ts';
import { trialUnitOf } from '@anwurf/domain/fitness/sub-test';

/** Why a value cannot be one of this test; null: it can. */
export function trialProblem(test: SubTest, value: number | null): string | null {
  if (value === null) return 'Trag zuerst einen Wert ein.';
  if (value < test.bounds.min || value > test.bounds.max) {
    const unit = trialUnitOf(test);
    return `Möglich sind ${measureText({ ...test, unit }, test.bounds.min)} bis ${measureText({ ...test, unit }, test.bounds.max)}.`;
  }
  if (test.id === 'yoyo_intermittent_recovery' && runOfResult(value) === undefined) {
    return 'Diesen Lauf gibt es nicht. Ab Stufe 14 hat jede Stufe acht Läufe, zum Beispiel 15.1 bis 15.8.';
  }
  return null;
}
