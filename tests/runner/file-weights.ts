import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const file = join(import.meta.dirname, 'file-weights.json');
/** Files that take less need no place in the list: they fill the gaps. */
const leastSeconds = 3;

/** Seconds of each slow test file, as `npm test -- --weigh` measured them. */
export function readFileWeights(): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Keeps the measured seconds of all files that take three or more, heaviest first. */
export function writeFileWeights(seconds: ReadonlyMap<string, number>): void {
  const heavy = [...seconds].filter(([, one]) => one >= leastSeconds).toSorted(([, one], [, other]) => other - one);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(heavy.map(([name, one]) => [name, Math.round(one)])), null, 2)}\n`);
}
