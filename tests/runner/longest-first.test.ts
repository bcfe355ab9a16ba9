import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginning, placeOf } from './longest-first.ts';

const root = new URL('../../', import.meta.url);

test.each(beginning)('%s, which is to begin early, is there', (name) => {
  expect(existsSync(new URL(name, root))).toBe(true);
});

test('what is not named comes after what is', () => {
  expect(placeOf('/project/tests/browser/tabs.test.ts')).toBeGreaterThan(placeOf(`/project/${beginning.at(-1)}`));
});
