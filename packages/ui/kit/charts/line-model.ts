import { addMonths, format, startOfMonth } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { createContext, use } from 'react';

export interface LinePoint {
  readonly key: string;
  /** Local day such as '2026-11-20'. */
  readonly day: string;
  readonly value: number;
  /** Drawn hollow: it says less than the others. */
  readonly isHollow: boolean;
  /** Better than all before. */
  readonly isRecord: boolean;
  /** Spoken text: '20. November: 43,1 kg, Bestleistung'. */
  readonly words: string;
}

interface LineMark {
  readonly day: string;
  readonly isAhead: boolean;
}

interface LineGoal {
  readonly value: number;
  readonly words: string;
  /** The day on which it may be reached. */
  readonly estimated: { readonly day: string; readonly words: string } | null;
}

/** Content of a line chart. */
export interface LineContent {
  /** Oldest first, at least one. */
  readonly points: readonly LinePoint[];
  /** The points that are joined, by their keys. */
  readonly stretches: readonly (readonly string[])[];
  /** Weeks that stand out, by their Mondays, with the words above the first. */
  readonly shaded: { readonly words: string; readonly mondays: readonly string[] };
  /** Goal of the line: dashed, since it is not reached. */
  readonly goal: LineGoal | null;
  /** Below the axis, the dashed ones are ahead. */
  readonly marks: { readonly words: string; readonly of: readonly LineMark[] };
  /** Values to look at beside the line; those far from it would press it flat, and are left out. */
  readonly references?: { readonly words: string; readonly values: readonly number[] };
  /** Values that count as equal to the chosen one, shaded across the chart. */
  readonly band?: { readonly from: number; readonly to: number; readonly words: string } | null;
  /** Times: the axis is turned, so that better is up. */
  readonly lowerIsBetter?: boolean;
  /** Key of the chosen point. */
  readonly current: string;
  readonly onChoose: (key: string) => void;
  /** A point beside another, in words; null: there is nothing to compare it with. */
  readonly compared?: (key: string) => string | null;
  readonly format: (value: number) => string;
  /** Only whole numbers are values: the axis shows no others. */
  readonly isWhole?: boolean;
}

export interface LineModel extends LineContent {
  /** Values of the axis, from below the lowest to above the highest. */
  readonly ticks: readonly number[];
  /** The references that are drawn, the lowest first. */
  readonly near: readonly number[];
  /** First and last day of the axis, as `dayNumber`. */
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;
/** Days of a week. */
export const weekDays = 7;
const mostTicks = 6;
const leastTickShare = 0.01;
const nearShare = 0.15;
const before = 2;
const after = 3;

/** Days since 1970; a local day has no hours. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The steps in which round values follow each other, so that at most `most` of them cover a range. */
export function tickStep(range: number, most: number): number {
  const size = 10 ** Math.floor(Math.log10(range / most));
  return ([1, 2, 2.5, 5].find((factor) => factor * size >= range / most) ?? 10) * size;
}

/** Round values around the data. The axis does not begin at zero: what changes is what matters. */
function ticksAround(low: number, high: number, isWhole: boolean): number[] {
  const range = Math.max(high - low, Math.abs(high) * leastTickShare * mostTicks, leastTickShare);
  const round = tickStep(range, mostTicks);
  const step = isWhole ? Math.ceil(round) : round;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** Months on an axis whose names would lie on each other are left out; those that stay are whole quarters, halves or years apart. */
const monthSteps = [1, 2, 3, 6, 12] as const;

/** The month names of an axis: all of them, or every second, third, sixth or twelfth, by the room that a name has; a January says its year. */
export function namedMonths(from: number, to: number, most: number): { number: number; name: string }[] {
  const months = monthsBetween(from, to);
  const step = monthSteps.find((every) => months.length / every <= most) ?? 12;
  const named = months.filter(({ begin }) => begin.getMonth() % step === 0);
  return named.map(({ number, begin }) => ({ number, name: monthName(begin, step) }));
}

function monthName(begin: Date, step: number): string {
  if (step === 12) return format(begin, 'yyyy');
  const month = format(begin, 'MMM', { locale: de }).replace('.', '');
  return begin.getMonth() === 0 ? `${month} ${format(begin, 'yy')}` : month;
}

/** The days on which months begin, and which. */
function monthsBetween(from: number, to: number): { number: number; begin: Date }[] {
  const start = new Date(from * dayMs);
  const months: { number: number; begin: Date }[] = [];
  let begin = startOfMonth(new Date(start.getUTCFullYear(), start.getUTCMonth()));
  for (let number = dayNumber(format(begin, 'yyyy-MM-dd')); number <= to; number = dayNumber(format(begin, 'yyyy-MM-dd'))) {
    if (number >= from) months.push({ number, begin });
    begin = addMonths(begin, 1);
  }
  return months;
}

/** References within reach of the values: as far as these lie apart, or a little way where they do not. */
function nearValues(references: readonly number[], values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const reach = Math.max(high - low, Math.abs(high) * nearShare);
  return [...new Set(references.filter((one) => one >= low - reach && one <= high + reach))].toSorted((one, other) => one - other);
}

/** Where the axes of a chart begin and end. */
export function toLineModel(content: LineContent): LineModel {
  const { points, goal, marks, references, band } = content;
  const drawn = points.map(({ value }) => value);
  const near = nearValues(references?.values ?? [], drawn);
  const values = [...drawn, ...near, ...(goal === null ? [] : [goal.value]), ...(band ? [band.from, band.to] : [])];
  const days = points.map(({ day }) => dayNumber(day));
  const ahead = [...marks.of.filter(({ isAhead }) => isAhead).map(({ day }) => day), ...(goal?.estimated ? [goal.estimated.day] : [])];
  const first = Math.min(...days);
  // A single day has no width.
  const last = Math.max(...days, ...ahead.map(dayNumber), first + 2 * weekDays);
  return {
    ...content,
    near,
    ticks: ticksAround(Math.min(...values), Math.max(...values), content.isWhole ?? false),
    from: first - before,
    to: last + after,
  };
}

/** Whether a value stands above another one on the axis: it is better, or as good. */
export function standsAbove({ lowerIsBetter = false }: Pick<LineContent, 'lowerIsBetter'>, value: number, other: number): boolean {
  return lowerIsBetter ? value <= other : value >= other;
}

/** The point that stands highest; of equal ones the first. */
export function bestPoint(model: Pick<LineContent, 'points' | 'lowerIsBetter'>): LinePoint | undefined {
  return model.points.reduce<LinePoint | undefined>(
    (best, one) => (best === undefined || !standsAbove(model, best.value, one.value) ? one : best),
    undefined,
  );
}

/** The point whose day is nearest to a place, which is a share of the axis' width; undefined outside of it. */
export function nearestPoint({ points, from, to }: LineModel, share: number): string | undefined {
  if (share < 0 || share > 1) return undefined;
  const wanted = from + share * (to - from);
  const distance = ({ day }: LinePoint) => Math.abs(dayNumber(day) - wanted);
  return points.reduce<LinePoint | undefined>((best, one) => (best === undefined || distance(one) < distance(best) ? one : best), undefined)
    ?.key;
}

export const LineModelContext = createContext<LineModel | null>(null);

/** Data for the layers of a line chart; nivo gives them the scales alone. */
export function useLineModel(): LineModel {
  const model = use(LineModelContext);
  if (model === null) throw new Error('a layer outside of a line chart');
  return model;
}
