import { type CsvCell, csvText } from '@anwurf/domain/statistics/csv';
import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { recordUnit } from '@anwurf/domain/workout/record-words';
import { fullDay, recordKindName } from './performance-words.ts';

/** Records, for a spreadsheet. */
export function recordsTable(records: readonly LogRecord[]): string {
  const rows = records.map((record): CsvCell[] => [
    fullDay(record.at),
    record.exerciseName,
    recordKindName(record),
    record.value,
    recordUnit(record.kind),
    record.before,
    record.beforeAt === null ? null : fullDay(record.beforeAt),
  ]);
  return csvText(['Datum', 'Übung', 'Art', 'Wert', 'Einheit', 'Bisher', 'Bisher am'], rows);
}
