import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { SetValues } from '@anwurf/domain/workout/logged-set';

/** A number as the scoreboard shows it; missing is –. */
export function shownNumber(value: number | null): string {
  return value === null ? '–' : formatGermanDecimal(value);
}

/** '32,5 kg × 8', '8 Wdh.', '45 s', '20 m'; – for an empty set. */
export function setText(set: SetValues): string {
  if (set.weight !== null) return `${shownNumber(set.weight)} kg${set.reps === null ? '' : ` × ${set.reps}`}`;
  if (set.reps !== null) return `${set.reps} Wdh.`;
  if (set.durationSeconds !== null) return `${shownNumber(set.durationSeconds)} s`;
  return set.distanceMeters === null ? '–' : `${shownNumber(set.distanceMeters)} m`;
}

/** The sets of an exercise in one line: the values that count, their unit, and the repetitions beside a weight. */
export interface SetsLine {
  values: string;
  unit: string;
  reps: string | null;
}

function joined(numbers: readonly (number | null)[]): string {
  return numbers.map(shownNumber).join(' · ');
}

/** Times of whole minutes read as minutes, distances from one kilometre as kilometres. */
export function setsLine(sets: readonly SetValues[]): SetsLine {
  const reps = sets.map((set) => set.reps);
  if (sets.some((set) => set.weight !== null)) return { values: joined(sets.map((set) => set.weight)), unit: 'kg', reps: joined(reps) };
  const seconds = sets.map((set) => set.durationSeconds);
  if (seconds.some((value) => value !== null)) {
    const inMinutes = seconds.every((value) => value !== null && value >= 60 && value % 60 === 0);
    return inMinutes
      ? { values: joined(seconds.map((value) => (value ?? 0) / 60)), unit: 'min', reps: null }
      : { values: joined(seconds), unit: 's', reps: null };
  }
  const metres = sets.map((set) => set.distanceMeters);
  if (metres.some((value) => value !== null)) {
    const inKilometres = metres.every((value) => value !== null && value >= 1000);
    return inKilometres
      ? { values: joined(metres.map((value) => (value ?? 0) / 1000)), unit: 'km', reps: null }
      : { values: joined(metres), unit: 'm', reps: null };
  }
  return { values: joined(reps), unit: 'Wdh.', reps: null };
}
