import { MOST_AGREEMENT } from './agreement.ts';
import { STATEMENTS } from './statements.ts';

const isAnswer = (raw: unknown) => Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= MOST_AGREEMENT;

/** Whether `raw` is a complete list of answers, in the order of the statements: whole numbers from 0 to 10. */
export function areAnswers(raw: unknown): raw is number[] {
  return Array.isArray(raw) && raw.length === STATEMENTS.length && raw.every(isAnswer);
}
