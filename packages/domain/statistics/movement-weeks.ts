import type { MovementPattern } from '../exercise/catalogue-exercise.ts';

/** Sums of a movement over a time. */
export interface MovementSums {
  /** Counted sets: without those that warm up. */
  readonly sets: number;
  /** Sets with at most three repetitions in reserve; a set whose reserve was not said is none. */
  readonly hardSets: number;
  /** Kilograms moved. */
  readonly volume: number;
  /** Repetitions of all sets, both sides; a set without repetitions, such as a run, is one. */
  readonly times: number;
}

/** The movements whose sets are counted, with the muscles that a player knows them by; German. */
export const MOVEMENT_LABELS = {
  push: 'Drücken (Brust, Trizeps)',
  pull: 'Ziehen (Rücken, Bizeps)',
  knee: 'Knie beugen (Oberschenkel vorn)',
  hip: 'Hüfte strecken (Gesäß)',
  hamstring: 'Oberschenkel hinten',
  groin: 'Adduktoren',
  calf: 'Waden und Sprunggelenk',
  trunk: 'Rumpf',
  shoulder: 'Schulter',
  grip: 'Griff und Unterarm',
} as const satisfies Partial<Record<MovementPattern, string>>;

/** Actions that are counted one by one; German. */
const ACTIONS: readonly { readonly label: string; readonly patterns: readonly MovementPattern[] }[] = [
  { label: 'Würfe', patterns: ['throw'] },
  { label: 'Sprünge', patterns: ['jump'] },
  { label: 'Sprints und Richtungswechsel', patterns: ['sprint', 'cut'] },
];

/** Weeks before this one that say what is usual. */
export const USUAL_MOVEMENT_WEEKS = 4;

/** A movement or action of this week beside the weeks before. */
export interface MovementOfWeek extends MovementSums {
  readonly label: string;
  /** Mean of the four weeks before, of the sets or the times; one decimal. */
  readonly usual: number;
}

export interface MovementsOfWeek {
  /** Those done in this or the four weeks before, the most sets first; `usual` of the sets. */
  readonly movements: readonly MovementOfWeek[];
  /** `usual` of the times. */
  readonly actions: readonly MovementOfWeek[];
}

type Row = MovementSums & { readonly stretch: number; readonly pattern: MovementPattern };

const NOTHING: MovementSums = { sets: 0, hardSets: 0, volume: 0, times: 0 };

function sumOf(rows: readonly Row[]): MovementSums {
  return rows.reduce<MovementSums>(
    (sum, { sets, hardSets, volume, times }) => ({
      sets: sum.sets + sets,
      hardSets: sum.hardSets + hardSets,
      volume: sum.volume + volume,
      times: sum.times + times,
    }),
    NOTHING,
  );
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * The movements of this week beside the four weeks before.
 * @param rows `stretch` 1 to 4 are the weeks before, 5 is this one
 */
export function movementsOfWeek(rows: readonly Row[]): MovementsOfWeek {
  const of = (label: string, patterns: readonly MovementPattern[], what: 'sets' | 'times'): MovementOfWeek => {
    const mine = rows.filter(({ pattern }) => patterns.includes(pattern));
    const before = sumOf(mine.filter(({ stretch }) => stretch <= USUAL_MOVEMENT_WEEKS));
    const now = sumOf(mine.filter(({ stretch }) => stretch > USUAL_MOVEMENT_WEEKS));
    return { label, ...now, usual: oneDecimal(before[what] / USUAL_MOVEMENT_WEEKS) };
  };
  const patterns = Object.keys(MOVEMENT_LABELS) as (keyof typeof MOVEMENT_LABELS)[];
  return {
    movements: patterns
      .map((pattern) => of(MOVEMENT_LABELS[pattern], [pattern], 'sets'))
      .filter(({ sets, usual }) => sets > 0 || usual > 0)
      .toSorted((one, other) => other.sets - one.sets || other.usual - one.usual),
    actions: ACTIONS.map(({ label, patterns: all }) => of(label, all, 'times')).filter(({ times, usual }) => times > 0 || usual > 0),
  };
}
