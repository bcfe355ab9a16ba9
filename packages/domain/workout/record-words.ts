import { formatGermanDecimal } from '../number/german-decimal.ts';
import { roundTo } from '../number/rounding.ts';
import { distanceText } from './exercise-detail.ts';
import type { PersonalRecord, RecordKind } from './personal-record.ts';

/** Kind of a record, or the volume of an exercise in one workout. */
type BestKind = RecordKind | 'volume';

const units: Readonly<Record<BestKind, string>> = {
  weight: 'kg',
  oneRepMax: 'kg',
  reps: 'Wdh.',
  seconds: 's',
  metres: 'm',
  pace: 'km/h',
  volume: 'kg',
};

const names: Readonly<Record<RecordKind, string>> = {
  weight: 'Gewicht',
  oneRepMax: 'Maximum (geschätzt)',
  reps: 'Wiederholungen',
  seconds: 'Zeit',
  metres: 'Strecke',
  pace: 'Tempo',
};

export const recordUnit = (kind: BestKind): string => units[kind];
export const recordName = (kind: RecordKind): string => names[kind];

/** Addition to the exercise's name if the unit does not imply the kind. */
export function recordAddition(kind: BestKind, metres?: number): string {
  if (kind === 'pace') return metres === undefined ? `, ${names.pace}` : ` über ${distanceText(metres)}`;
  if (kind === 'volume') return ', bewegt in einem Training';
  return kind === 'oneRepMax' ? `, ${names.oneRepMax}` : '';
}

const figure = (value: number) => formatGermanDecimal(value, { decimals: Number.isInteger(value) ? 0 : 1 });

/** '34', '43,1'. */
export function recordFigure(value: number): string {
  return figure(value);
}

/** '+0,6': the difference of the figures that stand beside it; with two decimals where they are the same. */
export function recordGain({ value, before }: Pick<PersonalRecord, 'value' | 'before'>): string {
  const shown = roundTo(roundTo(value, 1) - roundTo(before, 1), 1);
  return shown > 0 ? `+${figure(shown)}` : `+${formatGermanDecimal(value - before, { decimals: 2 })}`;
}

/** 'Neue Bestleistung: 34 kg mal 8, bisher 32,5 kg.' for a screen reader. */
export function recordSpoken({ kind, value, reps, before, metres }: PersonalRecord): string {
  const times = kind === 'weight' && reps !== null ? ` mal ${reps}` : '';
  const what = kind === 'oneRepMax' ? ' geschätztes Maximum' : kind === 'pace' ? recordAddition(kind, metres) : '';
  return `Neue Bestleistung: ${figure(value)} ${units[kind]}${times}${what}, bisher ${figure(before)} ${units[kind]}.`;
}
