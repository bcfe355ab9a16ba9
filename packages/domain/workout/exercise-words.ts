import { formatGermanDecimal } from '../number/german-decimal.ts';
import { isPerSideUnit, parseUnit } from '../vocabulary/unit.ts';
import { counted, type ExerciseAmounts } from './exercise-detail.ts';

function oneSet({ reps, unit, durationMinutes, durationSeconds, distanceMeters }: ExerciseAmounts): string | null {
  const side = unit !== null && isPerSideUnit(unit) ? ' je Seite' : '';
  const weight = unit !== null && parseUnit(unit) === 'kg' ? ' mit Gewicht' : '';
  if (reps !== null) return counted(reps, 'Wiederholung', 'Wiederholungen') + side + weight;
  if (durationMinutes !== null) return counted(durationMinutes, 'Minute', 'Minuten') + side;
  if (durationSeconds !== null) return counted(durationSeconds, 'Sekunde', 'Sekunden') + side;
  return distanceMeters === null ? null : `${formatGermanDecimal(distanceMeters)} Meter${side}`;
}

/** The amount: '3 Sätze mit 8 Wiederholungen je Seite', '5 Minuten'; null: not in the plan. */
export function amountInWords(exercise: ExerciseAmounts): string | null {
  const { sets } = exercise;
  const amount = oneSet(exercise);
  if (sets === null || (sets === 1 && amount !== null)) return amount;
  const setsText = counted(sets, 'Satz', 'Sätze');
  return amount === null ? setsText : `${setsText} mit ${amount}`;
}

const TEMPO_PARTS = ['absenken', 'unten halten', 'anheben', 'oben halten'] as const;

/**
 * A tempo such as '3-0-X-1' in words, a text for each part that takes time: '3 Sekunden absenken', 'explosiv anheben', '1 Sekunde
 * oben halten'. Empty for an unreadable tempo.
 */
export function tempoInWords(tempo: string | null): string[] {
  const parts = tempo?.split('-') ?? [];
  if (parts.length !== TEMPO_PARTS.length || !parts.every((part) => /^(?:\d+|X)$/.test(part))) return [];
  return TEMPO_PARTS.flatMap((movement, index) => {
    const part = parts[index];
    if (part === 'X') return [`explosiv ${movement}`];
    return Number(part) === 0 ? [] : [`${counted(Number(part), 'Sekunde', 'Sekunden')} ${movement}`];
  });
}

/** The rest between two sets, in minutes if whole: '75 Sekunden', '2 Minuten'; null: none. */
export function pauseInWords({ sets, pauseSeconds }: ExerciseAmounts): string | null {
  if (pauseSeconds === null || pauseSeconds === 0 || sets === 1) return null;
  return pauseSeconds % 60 === 0 ? counted(pauseSeconds / 60, 'Minute', 'Minuten') : counted(pauseSeconds, 'Sekunde', 'Sekunden');
}
