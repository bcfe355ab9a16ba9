import { formatGermanDecimal } from '../number/german-decimal.ts';

/** Counts of a player's season; null: not in the data. */
export type PlayerFigures = Readonly<
  Record<
    | 'games'
    | 'goals'
    | 'sevenMetreGoals'
    | 'sevenMetreAttempts'
    | 'sevenMetreRate'
    | 'goalsPerGame'
    | 'goalsPerGameWithoutSevenMetres'
    | 'twoMinuteSuspensions'
    | 'yellowCards'
    | 'disqualifications'
    | 'shots'
    | 'shotRate'
    | 'saves'
    | 'saveRate'
    | 'minutes'
    | 'goalsPer60',
    number | null
  >
>;
export type Figure = keyof PlayerFigures;

/** Decimals in lists: percent with one, goals per game or hour with two, counts without. */
const decimalsOf: Readonly<Partial<Record<Figure, number>>> = {
  sevenMetreRate: 1,
  goalsPerGame: 2,
  goalsPerGameWithoutSevenMetres: 2,
  shotRate: 1,
  saveRate: 1,
  goalsPer60: 2,
};

const rates: ReadonlySet<Figure> = new Set(['sevenMetreRate', 'shotRate', 'saveRate']);

/** Values that few leagues publish, as lists name them: shown where somebody has one. */
const seldomFigures: readonly (readonly [Figure, string])[] = [
  ['minutes', 'Minuten'],
  ['goalsPer60', 'Tore/60 Min.'],
  ['shots', 'Würfe'],
  ['shotRate', 'Wurfquote'],
  ['saves', 'Paraden'],
  // A soft hyphen, where narrow columns break it.
  ['saveRate', 'Paraden\u00adquote'],
];

/** The values that few leagues publish, with their names, of which one of the players has any. */
export function publishedFigures(all: readonly (PlayerFigures | null)[]): readonly (readonly [Figure, string])[] {
  return seldomFigures.filter(([figure]) => all.some((values) => values !== null && values[figure] !== null));
}

/** Digits of a value without its unit; '–' for a missing one. */
export function figureText(figure: Figure, value: number | null, decimals = decimalsOf[figure] ?? 0): string {
  return value === null ? '–' : formatGermanDecimal(value, { decimals, fixed: true });
}

/** Whether a value is in percent. */
export function isRate(figure: Figure): boolean {
  return rates.has(figure);
}

/** '%' for an existing rate. */
export function figureUnit(figure: Figure, value: number | null): string | undefined {
  return isRate(figure) && value !== null ? '%' : undefined;
}
