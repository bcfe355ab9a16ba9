import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofs } from '../proofs.ts';
import { parseSeeds, seedsOf } from './seeds.ts';

test('a list of seeds may have remarks and empty lines', () => {
  expect(parseSeeds('1\n\n# failed once\n23 # a remark\n')).toEqual([1, 23]);
});

test.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))(
  '%s belongs to a proof and holds each seed once',
  (name) => {
    const proof = name.replace('.txt', '');
    expect(proofs.map(({ seeds }) => seeds)).toContain(proof);
    expect(seedsOf(proof)).toEqual([...new Set(seedsOf(proof))]);
  },
);

test.each(proofs.flatMap(({ seeds }) => seeds ?? []))('%s has its list', (seeds) => {
  expect(existsSync(new URL(`${seeds}.txt`, import.meta.url))).toBe(true);
});
