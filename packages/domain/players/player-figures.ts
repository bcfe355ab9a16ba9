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
    | 'disqualifications',
    number | null
  >
>;
export type Figure = keyof PlayerFigures;

/** Decimals in lists: percent with one, goals per game with two, counts without. */
const decimalsOf: Readonly<Partial<Record<Figure, number>>> = { sevenMetreRate: 1, goalsPerGame: 2, goalsPerGameWithoutSevenMetres: 2 };

/** Digits of a value without its unit; '–' for a missing one. */
export function figureText(figure: Figure, value: number | null, decimals = decimalsOf[figure] ?? 0): string {
  return value === null ? '–' : formatGermanDecimal(value, { decimals, fixed: true });
}

/** '%' for an existing rate. */
export function figureUnit(figure: Figure, value: number | null): string | undefined {
  return figure === 'sevenMetreRate' && value !== null ? '%' : undefined;
}
