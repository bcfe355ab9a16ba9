import { namesakeName } from './namesakes.ts';
import { seasonKey } from './player-key.ts';
import type { ReadLine } from './sum-matches.ts';

/** Lines of one player's season, in the order of the list. */
export type PlayerLines = { readonly name: string; readonly lines: readonly [ReadLine, ...ReadLine[]] };
type Refused = { readonly line: number; readonly reason: string };

const numberOf = ({ values }: ReadLine) => values.trikotnummer;

function groupBy<Key>(lines: readonly ReadLine[], keyOf: (line: ReadLine) => Key): [ReadLine, ...ReadLine[]][] {
  const groups = new Map<Key, [ReadLine, ...ReadLine[]]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}

/** Whether two people share the name: in one match, or in a list of seasons, two shirt numbers have it. */
function areNamesakes(lines: readonly ReadLine[]): boolean {
  return groupBy(lines, ({ match }) => match).some((group) => new Set(group.map(numberOf).filter((number) => number !== null)).size > 1);
}

/**
 * Groups the lines of a list by player: by person, team and season, two of one name by their shirt numbers. A line that is there twice, or
 * that may be of either of two, is refused.
 */
export function groupLines(read: readonly ReadLine[]): { players: PlayerLines[]; refused: Refused[] } {
  const players: PlayerLines[] = [];
  const refused: Refused[] = [];

  function add(name: string, lines: readonly ReadLine[]): void {
    const matches = groupBy(lines, ({ match }) => match);
    for (const [first, ...others] of matches) refused.push(...others.map(({ line }) => ({ line, reason: `repeats line ${first.line}` })));
    const [first, ...rest] = matches.map(([line]) => line);
    if (first !== undefined) players.push({ name, lines: [first, ...rest] });
  }

  for (const group of groupBy(read, ({ values }) => seasonKey(values))) {
    const { name } = group[0].values;
    if (!areNamesakes(group)) {
      add(name, group);
      continue;
    }
    for (const lines of groupBy(group, numberOf)) {
      const number = numberOf(lines[0]);
      if (number !== null) add(namesakeName(name, number), lines);
      else refused.push(...lines.map(({ line }) => ({ line, reason: 'has the name of two people: a shirt number tells them apart' })));
    }
  }
  return { players, refused };
}
