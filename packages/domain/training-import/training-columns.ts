/** Apps whose tables are recognized by their columns; 'table' is any other with days and exercises. */
export const TRAINING_SOURCES = ['Hevy', 'Strong', 'FitNotes', 'Liftosaur', 'table'] as const;
export type TrainingSource = (typeof TRAINING_SOURCES)[number];

/** Meaning of a column. */
export type ColumnRole =
  | 'begin'
  | 'end'
  | 'title'
  | 'exercise'
  | 'setOrder'
  | 'setType'
  | 'isWarmup'
  | 'weight'
  | 'weightUnit'
  | 'reps'
  | 'distance'
  | 'distanceUnit'
  | 'seconds'
  | 'minutes'
  | 'rpe'
  | 'reserve'
  | 'setNote'
  | 'workoutNote';

/** A column that says something. */
export interface TrainingColumn {
  readonly role: ColumnRole;
  /** Unit in its head: 'weight_lbs'; null: none. */
  readonly unit: string | null;
}

/**
 * Heads by their meaning, in letters and digits alone: of Hevy, Strong, FitNotes and Liftosaur as their exports write them (seen in public
 * files of 2019 to 2026), and German ones for a table of one's own. The first that a table has counts.
 */
const HEADS: Readonly<Record<ColumnRole, readonly string[]>> = {
  begin: ['starttime', 'workoutdatetime', 'date', 'startedat', 'datum', 'tag', 'beginn'],
  end: ['endtime', 'endedat', 'ende'],
  title: ['title', 'workoutname', 'dayname', 'workout', 'training', 'einheit'],
  exercise: ['exercisetitle', 'exercisename', 'exercise', 'übung', 'uebung'],
  setOrder: ['setindex', 'setorder', 'set', 'satz'],
  setType: ['settype', 'kind', 'satzart'],
  isWarmup: ['iswarmupset', 'iswarmup', 'warmup', 'aufwärmen'],
  weight: ['weight', 'completedweightvalue', 'weightvalue', 'gewicht'],
  weightUnit: ['weightunit', 'completedweightunit', 'gewichtseinheit'],
  reps: ['reps', 'completedreps', 'wiederholungen', 'wdh'],
  distance: ['distance', 'distanz', 'strecke'],
  distanceUnit: ['distanceunit', 'streckeneinheit'],
  seconds: ['durationseconds', 'seconds', 'sekunden', 'time', 'zeit'],
  minutes: ['duration', 'workoutduration', 'dauer', 'minuten'],
  rpe: ['rpe', 'completedrpe', 'anstrengung'],
  reserve: ['rir', 'reserve', 'wiederholungeninreserve'],
  setNote: ['exercisenotes', 'notes', 'comment', 'notiz', 'notizen', 'kommentar'],
  workoutNote: ['description', 'workoutnotes'],
};

const UNIT_ENDS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  lb: 'lb',
  lbs: 'lb',
  km: 'km',
  miles: 'mi',
  mi: 'mi',
  meters: 'm',
  metres: 'm',
  meter: 'm',
  m: 'm',
};
const UNIT_ENDING = /(kgs?|lbs?|km|miles|mi|met(?:er|re)s|meter|m)$/;

const plainHead = (head: string) => head.toLocaleLowerCase('de-DE').replaceAll(/[^\p{Letter}\d]/gu, '');

function readHead(head: string): { readonly names: readonly string[]; readonly unit: string | null } {
  const plain = plainHead(head);
  const ending = UNIT_ENDING.exec(plain)?.[0] ?? '';
  const bare = plain.slice(0, plain.length - ending.length);
  return ending === '' || bare === '' ? { names: [plain], unit: null } : { names: [plain, bare], unit: UNIT_ENDS[ending] ?? null };
}

/** The columns that say something, by their place; empty: none does. */
export function trainingColumns(heads: readonly string[]): ReadonlyMap<number, TrainingColumn> {
  const read = heads.map(readHead);
  const columns = new Map<number, TrainingColumn>();
  for (const [role, names] of Object.entries(HEADS) as [ColumnRole, readonly string[]][]) {
    const places = names.flatMap((name) => {
      const whole = read.findIndex((head) => head.names[0] === name);
      const place = whole === -1 ? read.findIndex((head) => head.names[1] === name) : whole;
      return place === -1 || columns.has(place) ? [] : [{ place, isWhole: place === whole }];
    });
    const [found] = places;
    if (found !== undefined) columns.set(found.place, { role, unit: found.isWhole ? null : (read[found.place]?.unit ?? null) });
  }
  return columns;
}

/** The app that writes such columns. */
export function sourceOf(heads: readonly string[]): TrainingSource {
  const has = (...names: readonly string[]) => names.every((name) => heads.some((head) => plainHead(head) === name));
  if (has('exercisetitle', 'setindex', 'starttime')) return 'Hevy';
  if (has('workoutname', 'exercisename', 'setorder')) return 'Strong';
  if (has('workoutdatetime', 'exercise')) return 'Liftosaur';
  return has('date', 'exercise', 'category') ? 'FitNotes' : 'table';
}
