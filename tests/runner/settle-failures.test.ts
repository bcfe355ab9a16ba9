import { expect, it } from 'vitest';
import { settleFailures } from './settle-failures.ts';

const failed = { passed: 7, failed: 2, failures: ['a', 'b'] };

it('counts what passes when its file runs again as passed, and names it', () => {
  expect(settleFailures(failed, { passed: 4, failed: 0 })).toEqual({ passed: 9, failed: 0, unsteady: ['a', 'b'] });
});

it.each([
  ['fails again', { passed: 4, failed: 1 }],
  ['does not run again', { passed: 0, failed: 0 }],
  ['ends with an error', null],
])('leaves what %s a failure', (_, again) => {
  expect(settleFailures(failed, again)).toEqual(failed);
});
