import { roundTo } from '../number/rounding.ts';
import { ABILITIES, type Ability } from '../vocabulary/ability.ts';
import { statementsOf } from './statements.ts';

/** Rating of an average. */
export type AssessmentRating = 'Exzellent' | 'Gut' | 'Durchschnittlich' | 'Verbesserungsbedarf';

/** An ability with the average of its four answers, 0 to 10, to one decimal. */
export interface AbilityResult {
  readonly ability: Ability;
  readonly average: number;
  readonly rating: AssessmentRating;
}

/** Number of abilities named as the strongest, and as the weakest. */
const NAMED = 3;

/** The word for an average, 0 to 10. */
export function ratingOf(average: number): AssessmentRating {
  if (average >= 8) return 'Exzellent';
  if (average >= 6) return 'Gut';
  return average >= 4 ? 'Durchschnittlich' : 'Verbesserungsbedarf';
}

/**
 * The result of the self-assessment, in the order of `ABILITIES`. Ratings use the averages as shown.
 * @param answers 32 whole numbers from 0 to 10, in the order of `STATEMENTS`
 */
export function assessmentResult(answers: readonly number[]): AbilityResult[] {
  return ABILITIES.map((ability) => {
    const own = answers.slice(...statementsOf(ability));
    const average = roundTo(own.reduce((sum, value) => sum + value, 0) / own.length, 1);
    return { ability, average, rating: ratingOf(average) };
  });
}

/** The three strongest abilities, strongest first; ties in the order of the statements. */
export function strongestOf(result: readonly AbilityResult[]): AbilityResult[] {
  return result.toSorted((a, b) => b.average - a.average).slice(0, NAMED);
}

/** The three weakest abilities, weakest first; ties in the order of the statements. */
export function weakestOf(result: readonly AbilityResult[]): AbilityResult[] {
  return result.toSorted((a, b) => a.average - b.average).slice(0, NAMED);
}
