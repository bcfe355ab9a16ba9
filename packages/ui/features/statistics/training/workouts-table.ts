import type { TrainedWorkout } from '@anwurf/db/queries/training-statistics';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { localTimeIn } from '@anwurf/domain/calendar/local-time';
import { planCategory } from '@anwurf/domain/plan/plan-category';
import { type CsvCell, csvText } from '@anwurf/domain/statistics/csv';

const head = ['Datum', 'Uhrzeit', 'Training', 'Einheit', 'Kategorie', 'Minuten', 'Anstrengung', 'Sätze', 'Volumen (kg)', 'Bestleistungen'];

/** The workouts that are shown, for a spreadsheet. */
export function workoutsTable(workouts: readonly TrainedWorkout[], records: ReadonlyMap<string, number>): string {
  const rows = workouts.map((workout): CsvCell[] => [
    formatGermanDate(workout.day),
    localTimeIn(workout.beganAt, workout.timeZone),
    workout.planName ?? 'Training',
    workout.sessionOrder,
    planCategory(workout.planName ?? ''),
    workout.durationMinutes,
    workout.effort,
    workout.setCount,
    workout.volume,
    records.get(workout.workoutId ?? '') ?? 0,
  ]);
  return csvText(head, rows);
}
