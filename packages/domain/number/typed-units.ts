/** Units in which a number may be typed. `level` is a run of the Yo-Yo test, written '16.3'. */
export type TypedUnit =
  | 'kg'
  | 's'
  | 'ms'
  | 'min'
  | 'm'
  | 'cm'
  | 'km/h'
  | 'percent'
  | 'reps'
  | 'sets'
  | 'sessions'
  | 'weeks'
  | 'points'
  | 'pictures'
  | 'level';

interface UnitWords {
  /** Stands behind a number in a sentence; empty for levels. */
  readonly shown: string;
  /** Lower-case spellings by what one of them amounts to in this unit. */
  readonly spellings: Readonly<Record<number, readonly string[]>>;
}

const UNIT_WORDS: Readonly<Record<TypedUnit, UnitWords>> = {
  kg: { shown: 'kg', spellings: { 1: ['kg', 'kilo', 'kilos', 'kilogramm'], 0.001: ['g', 'gr', 'gramm'] } },
  s: {
    shown: 's',
    spellings: {
      1: ['s', 'sek', 'sek.', 'sec', 'sekunde', 'sekunden', '"', '″'],
      60: ['min', 'min.', 'minute', 'minuten', "'", '′', '’'],
    },
  },
  ms: {
    shown: 'ms',
    spellings: { 1: ['ms', 'millisekunde', 'millisekunden'], 1000: ['s', 'sek', 'sek.', 'sec', 'sekunde', 'sekunden'] },
  },
  min: { shown: 'min', spellings: { 1: ['min', 'min.', 'minute', 'minuten'], 60: ['h', 'std', 'std.', 'stunde', 'stunden'] } },
  m: { shown: 'm', spellings: { 1: ['m', 'meter', 'metern'], 1000: ['km', 'kilometer', 'kilometern'] } },
  cm: { shown: 'cm', spellings: { 1: ['cm', 'zentimeter', 'zentimetern'], 100: ['m', 'meter', 'metern'] } },
  'km/h': { shown: 'km/h', spellings: { 1: ['km/h', 'kmh', 'stundenkilometer', 'kilometer pro stunde'] } },
  percent: { shown: '%', spellings: { 1: ['%', 'prozent'] } },
  reps: { shown: 'Wdh.', spellings: { 1: ['wdh', 'wdh.', 'wiederholung', 'wiederholungen', 'mal', 'x', '×'] } },
  sets: { shown: 'Sätze', spellings: { 1: ['satz', 'sätze', 'sätzen'] } },
  sessions: { shown: 'Sessions', spellings: { 1: ['session', 'sessions', 'einheit', 'einheiten'] } },
  weeks: { shown: 'Wochen', spellings: { 1: ['woche', 'wochen'] } },
  points: { shown: 'Punkte', spellings: { 1: ['punkt', 'punkte', 'punkten'] } },
  pictures: { shown: 'Bilder', spellings: { 1: ['bild', 'bilder', 'fps', 'bilder pro sekunde'] } },
  level: { shown: '', spellings: {} },
};

/** The unit as it stands behind a number; empty where there is none. */
export function shownTypedUnit(unit: TypedUnit): string {
  return UNIT_WORDS[unit].shown;
}

/** Converts one of a lower-case spelling to a unit: 'min' is 60 of 's'; undefined: it is none of its units. */
export function factorOfSpelling(unit: TypedUnit, spelling: string): number | undefined {
  const found = Object.entries(UNIT_WORDS[unit].spellings).find(([, spellings]) => spellings.includes(spelling));
  return found && Number(found[0]);
}
