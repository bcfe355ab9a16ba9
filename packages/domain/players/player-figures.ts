import { formatGermanDecimal } from '../number/german-decimal.ts';

/** What the data counts of a player in a season; null: it has none. */
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

/** How many decimals are shown where figures are listed: percent with one, goals a game with two, what is counted without. */
const decimalsOf: Readonly<Partial<Record<Figure, number>>> = { sevenMetreRate: 1, goalsPerGame: 2, goalsPerGameWithoutSevenMetres: 2 };

/** Digits of a figure without its unit; '–' for a missing one. */
export function figureText(figure: Figure, value: number | null, decimals = decimalsOf[figure] ?? 0): string {
  return value === null ? '–' : formatGermanDecimal(value, { decimals, fixed: true });
}

/** '%' behind a rate that is there. */
export function figureUnit(figure: Figure, value: number | null): string | undefined {
  return figure === 'sevenMetreRate' && value !== null ? '%' : undefined;
}
