import { readCsv } from '../statistics/read-csv.ts';
import { roundTo } from '../number/rounding.ts';
import type { SetKind } from '../workout/set-kind.ts';
import { KILOGRAMS_OF_POUND, metresOf, readMinutes, readNumber, readSeconds, weightUnitOf } from './read-amount.ts';
import { instantOfMoment, isMonthFirst, readMoment } from './read-moment.ts';
import { type ColumnRole, sourceOf, trainingColumns, type TrainingSource } from './training-columns.ts';

/** A set of a table. */
export interface ReadSet {
  /** Name as the table has it. */
  readonly exercise: string;
  readonly kind: SetKind | null;
  /** Kilograms, negative of help; null: none. */
  readonly weight: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  /** Repetitions in reserve, 0 to 4 (four or more); null: not said. */
  readonly reserve: number | null;
}

/** A workout of a table. */
export interface ReadWorkout {
  /** Names it in its table: the same when the table is read again. */
  readonly key: string;
  /** Empty: without a name. */
  readonly title: string;
  readonly beganAt: Date;
  /** 1 to 10,000. */
  readonly minutes: number;
  /** Notes of the workout and its exercises, at most 4000 characters; empty: none. */
  readonly note: string;
  readonly sets: readonly ReadSet[];
}

/** A line that is not taken. */
export interface RefusedLine {
  readonly line: number;
  /** Reason, German. */
  readonly words: string;
}

/** A table as it was understood; nothing of it is stored yet. */
export interface TrainingTable {
  readonly source: TrainingSource;
  /** Oldest first. */
  readonly workouts: readonly ReadWorkout[];
  readonly sets: number;
  readonly refused: readonly RefusedLine[];
  /** The table does not say whether weights are kilograms or pounds. */
  readonly isUnitUnsaid: boolean;
  /** Exercises that were done as supersets; their sets stand in the table's order. */
  readonly hasSupersets: boolean;
}

/** Text that is not a table of workouts. */
export class NoTrainingTable extends Error {}

/** Ten years of five hard workouts a week. */
const MOST_LINES = 100_000;
const MOST = { weight: 1000, reps: 10_000, seconds: 86_400, metres: 1_000_000, minutes: 10_000, note: 4000, name: 200, setsOfWorkout: 500 };
const USUAL_TIME = '18:00';
const MINUTES_OF_SET = 3;
const MINUTE_MS = 60_000;
/** Before anybody wrote workouts into an app. */
const FIRST_DAY = '1970-01-02';

/** Lines of Strong and others that are no sets. */
const NO_SET = /^(?:rest timer|note|pause|ruhe)$/i;

const WARM_UP = /^(?:w|warm.?up|aufw\p{Letter}*)$/iu;
const DROP = /^(?:d|drop.?set|drop|dropsatz)$/iu;
const FAILURE = /^(?:f|failure|bis versagen)$/iu;

function kindOf(texts: readonly string[], isWarmup: string): SetKind | null {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (has(WARM_UP) || /^(?:1|true|yes|ja|x)$/i.test(isWarmup)) return 'warmup';
  if (has(DROP)) return 'drop';
  return has(FAILURE) ? 'failure' : null;
}

/** Repetitions in reserve of an effort of 1 to 10, after Zourdos et al. 2016 (J Strength Cond Res 30(1):267–275); of 8.5 the fewer. */
const reserveOfEffort = (effort: number | undefined) =>
  effort === undefined || effort < 1 || effort > 10 ? null : Math.min(4, Math.floor(10 - effort));

type Cells = (role: ColumnRole) => string;
type Line = { readonly number: number; readonly cell: Cells };

interface Measured {
  readonly set?: ReadSet;
  readonly problem?: string;
}

/** Reads a quantity that may be missing: 0 is what apps write for none. */
function quantity(text: string, read: (text: string) => number | undefined, most: number): number | null | 'wrong' {
  if (text === '') return null;
  const value = read(text);
  if (value === undefined || Math.abs(value) > most) return 'wrong';
  return value === 0 ? null : value;
}

function readSet(cell: Cells, units: { readonly weight: 'kg' | 'lb'; readonly distance: string | null }): Measured {
  const exercise = cell('exercise').normalize('NFC').slice(0, MOST.name).trim();
  if (exercise === '') return { problem: 'Hier fehlt die Übung.' };
  const order = cell('setOrder');
  const unit = weightUnitOf(cell('weightUnit')) ?? units.weight;
  const weight = quantity(cell('weight'), readNumber, MOST.weight / (unit === 'lb' ? KILOGRAMS_OF_POUND : 1));
  const reps = quantity(cell('reps'), readNumber, MOST.reps);
  const seconds = quantity(cell('seconds'), readSeconds, MOST.seconds);
  const metres = quantity(
    cell('distance'),
    (text) => {
      const value = readNumber(text);
      return value === undefined ? undefined : metresOf(value, cell('distanceUnit') || units.distance);
    },
    MOST.metres,
  );
  if (weight === 'wrong') return { problem: `Das Gewicht „${cell('weight')}“ ist nicht lesbar.` };
  if (reps === 'wrong' || (reps !== null && reps < 0)) return { problem: `Die Wiederholungen „${cell('reps')}“ sind nicht lesbar.` };
  if (seconds === 'wrong' || (seconds !== null && seconds < 0)) return { problem: `Die Zeit „${cell('seconds')}“ ist nicht lesbar.` };
  if (metres === 'wrong' || (metres !== null && metres < 0)) return { problem: `Die Strecke „${cell('distance')}“ ist nicht lesbar.` };
  if (reps === null && seconds === null && metres === null)
    return { problem: weight === null ? 'Hier ist nichts gemessen.' : 'Hier fehlen die Wiederholungen.' };
  const left = readNumber(cell('reserve'));
  return {
    set: {
      exercise,
      kind: kindOf([order, cell('setType')], cell('isWarmup')),
      weight: weight === null ? null : roundTo(unit === 'lb' ? weight * KILOGRAMS_OF_POUND : weight, 2),
      reps: reps === null ? null : Math.round(reps),
      seconds: seconds === null ? null : roundTo(seconds, 1),
      metres: metres === null ? null : roundTo(metres, 1),
      reserve: left !== undefined && left >= 0 ? Math.min(4, Math.floor(left)) : reserveOfEffort(readNumber(cell('rpe'))),
    },
  };
}

/** Notes of a workout's lines, each once, an exercise's after its name. */
function noteOf(lines: readonly Line[]): string {
  const notes = lines.flatMap(({ cell }) => [
    cell('workoutNote'),
    ...(cell('setNote') === '' ? [] : [`${cell('exercise')}: ${cell('setNote')}`]),
  ]);
  return [...new Set(notes.filter((note) => note !== ''))].join('\n').slice(0, MOST.note).trim();
}

interface Frame {
  readonly timeZone: string;
  readonly monthFirst: boolean;
}

/** Groups lines by workout: what begins at one moment under one name. */
function byWorkout(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.cell('begin')}\n${line.cell('title')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}

function minutesOf(first: Line, beganAt: Date, sets: number, { timeZone, monthFirst }: Frame): number {
  const end = readMoment(first.cell('end'), monthFirst);
  const between = end === null ? null : Math.round((Number(instantOfMoment(end, timeZone, USUAL_TIME)) - Number(beganAt)) / MINUTE_MS);
  const said = between !== null && between > 0 ? between : readMinutes(first.cell('minutes'));
  return Math.max(1, Math.min(MOST.minutes, said === undefined || said === 0 ? sets * MINUTES_OF_SET : said));
}

/**
 * Reads workouts of a table that another training app has exported (CSV): Hevy, Strong, FitNotes, Liftosaur, or a table of one's own with a line a set.
 * Finds separator, decimal sign, form of dates and units; a line that is not understood is refused with its reason, never guessed.
 * @param options.timeZone IANA zone in which the table's times are read
 * @param options.unit of weights where the table names none
 * @param options.now workouts after it are refused
 * @throws NoTrainingTable when it has no column of days and exercises, or more than 100,000 lines
 */
export function readTrainingTable(
  text: string,
  { timeZone, unit, now }: { readonly timeZone: string; readonly unit: 'kg' | 'lb'; readonly now: Date },
): TrainingTable {
  const [head, ...rows] = readCsv(text, MOST_LINES) ?? [];
  const columns = trainingColumns(head?.cells ?? []);
  const places = new Map([...columns].map(([place, column]) => [column.role, { place, ...column }]));
  if (head === undefined || !places.has('begin') || !places.has('exercise')) throw new NoTrainingTable('no table of workouts');
  const lines = rows.map(({ number, cells }): Line => ({ number, cell: (role) => cells[places.get(role)?.place ?? -1] ?? '' }));
  const said = weightUnitOf(places.get('weight')?.unit ?? null);
  const units = { weight: said ?? unit, distance: places.get('distance')?.unit ?? null };
  const frame: Frame = { timeZone, monthFirst: isMonthFirst(lines.map(({ cell }) => cell('begin'))) };
  const supersetAt = head.cells.findIndex((cell) => /^superset/i.test(cell));
  const refused: RefusedLine[] = [];
  const workouts = byWorkout(lines).flatMap((group): ReadWorkout[] => {
    const [first] = group;
    if (first === undefined) return [];
    const moment = readMoment(first.cell('begin'), frame.monthFirst);
    const beganAt = moment === null ? null : instantOfMoment(moment, timeZone, USUAL_TIME);
    const problem =
      moment === null || beganAt === null || moment.day < FIRST_DAY
        ? `Der Tag „${first.cell('begin').slice(0, 40)}“ ist nicht lesbar.`
        : beganAt > now
          ? 'Dieses Training liegt in der Zukunft.'
          : null;
    if (problem !== null || beganAt === null) {
      refused.push(...group.map(({ number }) => ({ line: number, words: problem ?? '' })));
      return [];
    }
    const sets = group.flatMap(({ number, cell }): ReadSet[] => {
      if (NO_SET.test(cell('setOrder'))) return [];
      const { set, problem: wrong } = readSet(cell, units);
      if (wrong !== undefined) refused.push({ line: number, words: wrong });
      return set === undefined ? [] : [set];
    });
    if (sets.length > MOST.setsOfWorkout) {
      refused.push({ line: first.number, words: `Mehr als ${MOST.setsOfWorkout} Sätze an einem Tag: Hier stehen wohl mehrere Trainings.` });
      return [];
    }
    const title = first.cell('title').normalize('NFC').slice(0, MOST.name).trim();
    const minutes = minutesOf(first, beganAt, sets.length, frame);
    return sets.length === 0
      ? []
      : [{ key: `${first.cell('begin')}\n${first.cell('title')}`, title, beganAt, minutes, note: noteOf(group), sets }];
  });
  return {
    source: sourceOf(head.cells),
    workouts: workouts.toSorted((one, other) => Number(one.beganAt) - Number(other.beganAt)),
    sets: workouts.reduce((sum, { sets }) => sum + sets.length, 0),
    refused: refused.toSorted((one, other) => one.line - other.line),
    isUnitUnsaid: said === null && places.has('weight') && lines.every(({ cell }) => weightUnitOf(cell('weightUnit')) === null),
    hasSupersets: supersetAt !== -1 && rows.some(({ cells }) => (cells[supersetAt] ?? '') !== ''),
  };
}
