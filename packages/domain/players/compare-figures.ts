import { roundTo } from '../number/rounding.ts';
import { type Figure, figureText, type PlayerFigures, publishedFigures } from './player-figures.ts';

export type Winner = 'first' | 'second' | null;

/** A line of the comparison: the value's name and both values as shown; a missing one is '–'. */
export interface ComparedFigure {
  readonly figure: Figure;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  /** The better player, by the shown digits; null: equal, or one is missing. */
  readonly winner: Winner;
}

interface Row {
  readonly figure: Figure;
  readonly label: string;
  readonly decimals: number;
  readonly lessIsBetter?: true;
}

/** In the order of the documented table. A rate is compared in whole percent, goals per game in hundredths. */
const rows: readonly Row[] = [
  { figure: 'games', label: 'Spiele', decimals: 0 },
  { figure: 'goals', label: 'Tore gesamt', decimals: 0 },
  { figure: 'sevenMetreGoals', label: '7m-Tore', decimals: 0 },
  { figure: 'sevenMetreAttempts', label: '7m-Versuche', decimals: 0 },
  { figure: 'sevenMetreRate', label: '7m-Quote', decimals: 0 },
  { figure: 'goalsPerGame', label: 'Tore/Spiel', decimals: 2 },
  { figure: 'goalsPerGameWithoutSevenMetres', label: 'Feldtore/Spiel', decimals: 2 },
  { figure: 'twoMinuteSuspensions', label: '2-Minuten', decimals: 0, lessIsBetter: true },
  { figure: 'yellowCards', label: 'Gelbe Karten', decimals: 0, lessIsBetter: true },
  { figure: 'disqualifications', label: 'Disqualifikationen', decimals: 0, lessIsBetter: true },
];

/** Values that few leagues publish: a rate in whole percent, goals in hundredths. */
const toRow = ([figure, label]: readonly [Figure, string]): Row => ({ figure, label, decimals: figure === 'goalsPer60' ? 2 : 0 });

function winnerOf(first: number | null, second: number | null, { decimals, lessIsBetter }: Row): Winner {
  if (first === null || second === null) return null;
  const lead = roundTo(first, decimals) - roundTo(second, decimals);
  if (lead === 0) return null;
  return lead > 0 === (lessIsBetter !== true) ? 'first' : 'second';
}

/**
 * Compares two players line by line. More is better, except for suspensions, cards and disqualifications. Values that look equal
 * have no winner: 72,8 % and 73,1 % are both shown as 73 %. Values that few leagues publish follow where one of the two has any.
 */
export function compareFigures(first: PlayerFigures, second: PlayerFigures): ComparedFigure[] {
  return [...rows, ...publishedFigures([first, second]).map(toRow)].map((row) => ({
    figure: row.figure,
    label: row.label,
    first: figureText(row.figure, first[row.figure], row.decimals),
    second: figureText(row.figure, second[row.figure], row.decimals),
    winner: winnerOf(first[row.figure], second[row.figure], row),
  }));
}

/** Number of lines won by each. */
export function countWins(compared: readonly ComparedFigure[]): readonly [first: number, second: number] {
  const wins = (who: Winner) => compared.filter(({ winner }) => winner === who).length;
  return [wins('first'), wins('second')];
}
