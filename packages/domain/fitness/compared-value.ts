import type { ComparedValue } from '../norms/compare.ts';
import type { SubTest } from './sub-test.ts';
import { type SubTestResult, sprintsOf } from './test-result.ts';
import { meanOf } from './trials.ts';
import { yoyoMetres } from './yoyo.ts';

/** The value to compare, or why there is none. */
export type ToCompare = { readonly value: ComparedValue } | { readonly none: string };

const REFERENCE_BALL_KG = '3';

const hasExtra = (test: SubTest, wanted: string) => test.extras.some(({ field }) => field === wanted);

/** How the test's protocol differs from that of the reference values; null: it does not. */
function otherProtocol(test: SubTest, { extras, unit }: SubTestResult): string | null {
  const ball = extras['medizinball_gewicht'];
  if (ball === undefined && hasExtra(test, 'medizinball_gewicht'))
    return 'Kein Vergleich ohne Gewicht des Balls: Die Vergleichswerte gelten für 3 kg.';
  if (ball !== undefined && ball !== REFERENCE_BALL_KG)
    return `Kein Vergleich: Die Vergleichswerte gelten für 3 kg, du hast mit ${ball} kg geworfen.`;
  if (test.id === 'countermovement_jump' && extras['messung'] === 'wand')
    return 'Kein Vergleich: An der Wand springst du mit Arm, die Vergleichswerte gelten mit den Händen an der Hüfte.';
  const start = extras['startart'];
  if (start === undefined && hasExtra(test, 'startart'))
    return 'Kein Vergleich ohne Art des Starts: Die Vergleichswerte gelten für den Hochstart.';
  if (start !== undefined && start !== 'hochstart') return 'Kein Vergleich: Die Vergleichswerte gelten für den Hochstart.';
  if (test.id === 'overhead_squat') return 'Kein Vergleich: Für diese Bewertung gibt es keine Vergleichswerte.';
  if (unit !== test.unit) return 'Kein Vergleich ohne Beinlänge und alle drei Richtungen.';
  return null;
}

/** The value of a result to compare with the reference values, in the unit of the test. */
export function toCompare(test: SubTest, result: SubTestResult): ToCompare {
  const none = otherProtocol(test, result);
  if (none !== null) return { none };
  if (test.comparedAs === 'mean-of-trials') {
    const sprints = sprintsOf(test, result);
    return sprints ? { value: { value: sprints.mean } } : { none: 'Kein Vergleich: Dafür braucht es alle sechs Sprints.' };
  }
  if (test.comparedAs === 'mean-of-sides' && result.sides) {
    const bests = [result.sides.left.best, result.sides.right.best].filter((best) => best !== null);
    return { value: { value: meanOf(bests) ?? result.best } };
  }
  const metres = test.comparedAs === 'distance' ? yoyoMetres(result.best) : undefined;
  return { value: { value: result.best, metres } };
}
