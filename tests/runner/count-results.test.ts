import { expect, it } from 'vitest';
import { countResults } from './count-results.ts';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

it('counts passed and failed tests, and leaves out skipped ones', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')] };
  expect(countResults(report)).toEqual({ passed: 3, failed: 2 });
});

it('counts a file that failed without a failed test as one', () => {
  expect(countResults({ testResults: [file('failed'), file('failed', 'skipped'), file('passed', 'passed')] })).toEqual({
    passed: 1,
    failed: 2,
  });
});

it('refuses what is no report', () => {
  expect(() => countResults({ numPassedTests: 3 })).toThrow(/testResults/);
});
