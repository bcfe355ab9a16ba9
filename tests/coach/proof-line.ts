import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const readme = join(import.meta.dirname, '../../packages/domain/README.md');
const header = '| Point | What is counted | Result |';

/** Runs with other seeds or numbers count something else. */
export const isTheListedRun = ['SEED', 'PLANS', 'ATHLETES'].every((name) => process.env[name] === undefined);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A number as READMEs write it. */
export const inWords = (value: number) => value.toLocaleString('en-GB');

/** A share as READMEs write it. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Holds a line of the table of counts in `packages/domain/README.md` against what was counted just now. With `UPDATE_PROOF=1` the line is
 * written instead, in the order of the points: run with `--no-file-parallelism`, or the files overwrite each other's lines, and format
 * the README afterwards.
 * @param point of the coach's review, such as 'C13'
 */
export function expectProof(point: string, counted: string, result: string): void {
  if (!isTheListedRun) return;
  const lines = readFileSync(readme, 'utf8').split('\n');
  const start = lines.findIndex((line) => cellsOf(line).join() === cellsOf(header).join());
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const table = lines.slice(start + 2, end);
  if (process.env['UPDATE_PROOF'] === '1') {
    const others = table.filter((line) => cellsOf(line).slice(0, 2).join() !== [point, counted].join());
    const rows = [...others, `| ${point} | ${counted} | ${result} |`].toSorted((one, other) => rank(one) - rank(other));
    writeFileSync(readme, [...lines.slice(0, start + 2), ...rows, ...lines.slice(end)].join('\n'));
    return;
  }
  const known = table.map(cellsOf).filter(([ofPoint, text]) => ofPoint === point && text === counted);
  expect(known).toEqual([[point, counted, result]]);
}

/** Place of a line by its point: letters first, then numbers. */
function rank(line: string): number {
  const point = cellsOf(line)[0] ?? '';
  return point.charCodeAt(0) * 100 + Number(point.slice(1));
}
