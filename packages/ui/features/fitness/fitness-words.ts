import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { shownUnit, type SubTest, trialUnitOf } from '@anwurf/domain/fitness/sub-test';
import { yoyoText } from '@anwurf/domain/fitness/yoyo';
import { differenceInCalendarDays, format, parseISO } from 'date-fns';

/** A value of a test, '34,5'; a level is written with a point, times with two decimals; missing is –. */
export function valueText(test: Pick<SubTest, 'unit' | 'step'>, value: number | null): string {
  if (value === null) return '–';
  if (test.unit === 'level') return yoyoText(value);
  const isTime = test.step === 0.01;
  return formatGermanDecimal(value, { decimals: isTime ? 2 : 1, fixed: isTime });
}

/** The same with its unit, on one line: '34,5 cm'. */
export function measureText(test: Pick<SubTest, 'unit' | 'step'>, value: number, unit = test.unit): string {
  return [valueText(test, value), shownUnit(unit)].filter(Boolean).join('\u00a0');
}

/** A trial's value with the trials' unit. */
export function trialText(test: SubTest, value: number): string {
  return measureText({ ...test, unit: trialUnitOf(test) }, value);
}

/** The least and the greatest value of a trial, in a sentence. */
export function boundsText(test: SubTest): string {
  return `Möglich sind ${trialText(test, test.bounds.min)} bis ${trialText(test, test.bounds.max)}.`;
}

/** 'Heute', 'Gestern', 'Vor 3 Tagen', from a week on the date. Both are local days. */
export function dayText(day: string, now: Date): string {
  const days = differenceInCalendarDays(now, parseISO(day));
  if (days === 0) return 'Heute';
  if (days === 1) return 'Gestern';
  return days > 1 && days < 7 ? `Vor ${days} Tagen` : format(parseISO(day), 'dd.MM.yyyy');
}

/** Beside a test whose every value is an estimate in mean or spread. */
export const ESTIMATES_ALONE = 'Alle Vergleichswerte dieses Tests sind ganz oder zum Teil geschätzt: eine grobe Richtung, keine Norm.';
