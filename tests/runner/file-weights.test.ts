import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFileWeights } from './file-weights.ts';

const root = new URL('../../', import.meta.url);

test('each weighed file is there, and each weight is a number of seconds', () => {
  const weights = [...readFileWeights()];
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter(([name, seconds]) => !existsSync(new URL(name, root)) || seconds <= 0)).toEqual([]);
});
