import { formatGermanDecimal } from '../number/german-decimal.ts';
import { isPerSideUnit, parseUnit } from '../vocabulary/unit.ts';

/** The amounts of a plan exercise, as in the phase tables. */
export interface ExerciseAmounts {
  sets: number | null;
  reps: number | null;
  unit: string | null;
  durationMinutes: number | null;
  durationSeconds: number | null;
  distanceMeters: number | null;
  tempo: string | null;
  pauseSeconds: number | null;
}

/** Amounts that may name a weight to begin with, in kilograms. */
type ShownAmounts = ExerciseAmounts & { readonly weight?: number | null };

/** '800 m', from 1000 m on in kilometres: '1,5 km'. */
export function distanceText(metres: number): string {
  return metres >= 1000 ? `${formatGermanDecimal(metres / 1000)} km` : `${formatGermanDecimal(metres)} m`;
}

/** '1 Satz', '3 Sätze', '1,5 Minuten'. */
export function counted(amount: number, one: string, many: string): string {
  return `${formatGermanDecimal(amount)} ${amount === 1 ? one : many}`;
}

/** Repetitions read 'Wdh.' also for kg: the weight is logged, not prescribed. */
function repsText(reps: number, unit: string | null): string {
  if (unit === null) return String(reps);
  if (isPerSideUnit(unit)) return `${reps} je Seite`;
  const known = parseUnit(unit);
  return known === 'Wiederholungen' || known === 'kg' ? `${reps} Wdh.` : `${reps} ${unit}`;
}

function amountTexts(exercise: ExerciseAmounts): string[] {
  const { reps, unit, durationMinutes, durationSeconds, distanceMeters } = exercise;
  const side = unit !== null && isPerSideUnit(unit) ? ' je Seite' : '';
  const texts: string[] = [];
  if (reps !== null) texts.push(repsText(reps, unit));
  if (durationMinutes !== null) texts.push(counted(durationMinutes, 'Minute', 'Minuten') + side);
  if (durationSeconds !== null) texts.push(counted(durationSeconds, 'Sekunde', 'Sekunden') + side);
  if (distanceMeters !== null) texts.push(distanceText(distanceMeters) + side);
  return texts;
}

/**
 * The parts of an exercise's detail line: '4 × 8 Wdh.', '20 kg', 'Tempo: 2-0-X-0', 'Pause: 90s'. The number of sets is before the first
 * amount, and omitted for a single set of time or distance ('5 Minuten').
 */
export function exerciseDetails(exercise: ShownAmounts): string[] {
  const [first, ...others] = amountTexts(exercise);
  const { sets, reps, tempo, pauseSeconds, weight = null } = exercise;
  const parts: string[] = [];
  if (first === undefined) {
    if (sets !== null) parts.push(counted(sets, 'Satz', 'Sätze'));
  } else {
    const showsSets = sets !== null && (sets > 1 || reps !== null);
    parts.push(showsSets ? `${sets} × ${first}` : first);
  }
  parts.push(...others);
  if (weight !== null && weight > 0) parts.push(`${formatGermanDecimal(weight)} kg`);
  if (tempo !== null && tempo !== '') parts.push(`Tempo: ${tempo}`);
  if (pauseSeconds !== null && pauseSeconds > 0) parts.push(`Pause: ${pauseSeconds}s`);
  return parts;
}
