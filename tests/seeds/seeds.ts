import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (proof: string) => join(import.meta.dirname, `${proof}.txt`);

/** Reads a list of seeds: one a line, everything after `#` is a remark. */
export function parseSeeds(text: string): number[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map(Number);
}

/**
 * Seeds that a random proof runs with: `SEED` alone when the environment has it, else all of `tests/seeds/<proof>.txt`.
 * @throws Error when the list is missing, empty or holds something else than whole numbers
 */
export function seedsOf(proof: string): readonly number[] {
  const given = process.env['SEED'];
  const seeds = given === undefined ? parseSeeds(readFileSync(fileOf(proof), 'utf8')) : [Number(given)];
  if (seeds.length === 0 || !seeds.every(Number.isSafeInteger))
    throw new Error(`No whole numbers as seeds of ${proof}: ${seeds.join(', ')}`);
  return seeds;
}

/** Adds a seed that failed to the list of its proof. */
export function keepSeed(proof: string, seed: number, remark: string): void {
  if (!parseSeeds(readFileSync(fileOf(proof), 'utf8')).includes(seed)) appendFileSync(fileOf(proof), `${seed} # ${remark}\n`);
}
