import { deviceStorage } from '@anwurf/contract/device-storage';
import { fieldsOf, isBoolean, readAs } from '@anwurf/contract/readable';
import { FIRST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import { areAnswers } from '@anwurf/domain/assessment/answers';
import { STATEMENTS } from '@anwurf/domain/assessment/statements';
import { keptValue } from '../../storage/kept-value.ts';

/** A self-assessment on this device. */
export interface KeptAssessment {
  readonly answers: readonly number[];
  /** Index of the statement that is shown; their number once all are answered. */
  readonly at: number;
  readonly isStored: boolean;
}

const isPlace = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= STATEMENTS.length;

function assessmentOf(raw: unknown): KeptAssessment | undefined {
  const { answers, at, isStored } = fieldsOf(raw);
  return areAnswers(answers) && isPlace(at) && isBoolean(isStored) ? { answers, at, isStored } : undefined;
}

export const keptAssessment = keptValue(deviceStorage.assessment, readAs(assessmentOf));

/** One that nothing was answered of. */
export function newAssessment(): KeptAssessment {
  return { answers: STATEMENTS.map(() => FIRST_AGREEMENT), at: 0, isStored: false };
}
