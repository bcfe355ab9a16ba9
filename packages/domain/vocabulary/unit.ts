import { spellingParser } from './spelling.ts';

/** Units of a plan exercise. 'kg' means: repetitions with a logged weight. */
export const UNITS = ['Wiederholungen', 'Sekunden', 'Minuten', 'Meter', 'kg'] as const;

export type Unit = (typeof UNITS)[number];

/** Metric logged per set. */
export const METRICS = ['weight_reps', 'reps', 'seconds', 'metres'] as const;

export type Metric = (typeof METRICS)[number];

const parseBareUnit = spellingParser<Unit>({
  Wiederholungen: ['Wiederholung', 'Wdh', 'Wdh.', 'reps', 'x'],
  Sekunden: ['Sekunde', 's', 'sek', 'sek.', 'sec'],
  Minuten: ['Minute', 'min', 'min.'],
  Meter: ['m'],
  kg: ['Gewicht (kg)', 'Kilogramm', 'Kilo', 'Gewicht'],
});

const PER_SIDE_SUFFIX = ' je Seite';
// Exactly one blank before it and none after: an expression for runs of blanks would try each run from each of its blanks.
const PER_SIDE = /\s(je|pro) seite$/i;

/** Canonical unit for a known spelling, with or without 'je Seite', or undefined. */
export function parseUnit(text: string): Unit | undefined {
  return parseBareUnit(text.trimEnd().replace(PER_SIDE, ''));
}

/** Whether a unit text such as 'Sekunden je Seite' counts each side on its own. */
export function isPerSideUnit(text: string): boolean {
  return PER_SIDE.test(text.trimEnd());
}

/** The text stored in `unit`: the plan tables have no per-side column, so the unit contains it. */
export function unitText(unit: Unit, perSide: boolean): string {
  return perSide ? unit + PER_SIDE_SUFFIX : unit;
}

const METRIC_BY_UNIT: Readonly<Record<Unit, Metric>> = {
  Wiederholungen: 'reps',
  Sekunden: 'seconds',
  Minuten: 'seconds',
  Meter: 'metres',
  kg: 'weight_reps',
};

/**
 * The metric for a stored unit text. An unknown or missing unit counts repetitions with weight, because the documents' default
 * unit is kg.
 */
export function unitToMetric(text: string | null): Metric {
  const unit = text === null ? undefined : parseUnit(text);
  return METRIC_BY_UNIT[unit ?? 'kg'];
}

const UNIT_BY_METRIC: Readonly<Record<Metric, Unit>> = {
  weight_reps: 'kg',
  reps: 'Wiederholungen',
  seconds: 'Sekunden',
  metres: 'Meter',
};

/** The stored unit of a new exercise with this metric. */
export function metricToUnit(metric: Metric): Unit {
  return UNIT_BY_METRIC[metric];
}
