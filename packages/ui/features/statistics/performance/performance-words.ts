import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { Measure } from '@anwurf/domain/statistics/exercise-course';
import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { recordAddition, recordFigure, recordName, recordUnit } from '@anwurf/domain/workout/record-words';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import type { BestKind } from './course.ts';

const yearDays = 365;

const measureLabels: Readonly<Record<Measure, string>> = { best: 'Bester Satz', max: 'Maximum', volume: 'Volumen' };

export const measureLabel = (measure: Measure): string => measureLabels[measure];

/** 'kg', 'Wdh.', 's' or 'm'. */
export const measureUnit = (measure: Measure, kind: BestKind): string => recordUnit(measure === 'best' ? kind : 'volume');

/** A value as it is shown: kilograms of a whole workout without decimals. */
export function measureFigure(measure: Measure, value: number): string {
  return formatGermanDecimal(value, { decimals: measure === 'volume' ? 0 : measure === 'max' ? 1 : 2 });
}

/** 'Volumen eines Trainings', 'Tempo über 400 m'. */
export function recordKindName({ kind, metres }: LogRecord): string {
  if (kind === 'volume') return 'Volumen eines Trainings';
  return kind === 'pace' ? `${recordName(kind)}${recordAddition(kind, metres)}` : recordName(kind);
}

/** '43,1 kg'. */
export const recordValue = ({ kind, value }: Pick<LogRecord, 'kind' | 'value'>): string => `${recordFigure(value)} ${recordUnit(kind)}`;

const shortDay = (day: string | Date): string => format(toDate(day), 'dd.MM.');
export const fullDay = (day: string | Date): string => format(toDate(day), 'dd.MM.yyyy');
/** How the days of a course are written in its table: with the year where it is longer than one. */
export function dayFormatOf(days: readonly string[]): (day: string) => string {
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && first <= dayAfter(last, -yearDays) ? fullDay : shortDay;
}

/** '8. Dezember'. */
export const spokenDay = (day: string): string => format(toDate(day), 'd. MMMM', { locale: de });
/** '8. Dez'. */
export const briefDay = (day: string): string => format(toDate(day), 'd. MMM', { locale: de }).replace(/\.$/, '');

function toDate(day: string | Date): Date {
  return typeof day === 'string' ? new Date(`${day}T00:00:00`) : day;
}
