import type { PlayerLine } from './player-line.ts';

/** A read line of a list, counted from 1. `match` is empty where the list has no line a match. */
export type ReadLine = { readonly line: number; readonly match: string; readonly values: PlayerLine };

const summed = [
  'tore_gesamt',
  'siebenmeter_tore',
  'siebenmeter_versuche',
  'gelbe_karten',
  'zwei_minuten_strafen',
  'disqualifikationen',
  'wuerfe',
  'paraden',
  'gegentore',
  'spielminuten',
] as const satisfies readonly (keyof PlayerLine)[];

/** An empty cell of a match is nothing to add; a value that no match has stays unknown. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(100 * known.reduce((all, value) => all + value, 0)) / 100;
}

/**
 * The season of one player from his lines, one a match: counts are summed, the matches counted, the last spelling and shirt number hold.
 * @param lines at least one
 */
export function sumMatches(lines: readonly ReadLine[]): PlayerLine {
  const values = lines.map((line) => line.values);
  const last = values.at(-1);
  if (last === undefined) throw new Error('a player without a line');
  return {
    ...last,
    ...Object.fromEntries(summed.map((column) => [column, sum(values.map((line) => line[column]))])),
    gespielte_spiele: lines.length,
    trikotnummer: values.findLast(({ trikotnummer }) => trikotnummer !== null)?.trikotnummer ?? null,
    versteckt:
      values.some(({ versteckt }) => versteckt === true) || (values.findLast(({ versteckt }) => versteckt !== null)?.versteckt ?? null),
  };
}
