import { expect, it } from 'vitest';
import { countResults } from './count-results.ts';

const test = (status: string) => ({
  status,
  fullName: `test that ${status}`,
  failureMessages: status === 'failed' ? ['Error: 2 is not 3'] : [],
});
const file = (status: string, ...tests: string[]) => ({
  name: 'tests/some.test.ts',
  status,
  message: status === 'failed' ? 'Error: hook timed out' : '',
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map(test),
});

it('counts passed and failed tests, and leaves out skipped ones', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')] };
  expect(countResults(report)).toMatchObject({ passed: 3, failed: 2 });
});

it('counts a file that failed without a failed test as one', () => {
  expect(countResults({ testResults: [file('failed'), file('failed', 'skipped'), file('passed', 'passed')] })).toMatchObject({
    passed: 1,
    failed: 2,
  });
});

it('names what failed and why, a file where no test did', () => {
  expect(countResults({ testResults: [file('failed'), file('failed', 'failed')] }).failures).toEqual([
    'tests/some.test.ts\nError: hook timed out',
    'tests/some.test.ts > test that failed\nError: 2 is not 3',
  ]);
});

it('says that a time limit has passed, without the lines of the runner', () => {
  const runner = '    at task (file:///work/node_modules/@vitest/runner/dist/chunk-artifact.js:1784:27)';
  const message = ['Error: STACK_TRACE_ERROR', runner, '    at /work/tests/some.test.ts:164:1', runner].join('\n');
  const failed = { ...file('failed'), assertionResults: [{ status: 'failed', fullName: 'slow test', failureMessages: [message] }] };
  expect(countResults({ testResults: [failed] }).failures).toEqual([
    'tests/some.test.ts > slow test\nError: its time limit passed\n    at /work/tests/some.test.ts:164:1',
  ]);
});

it('takes the seconds of each file', () => {
  const name = `${new URL('../../', import.meta.url).pathname}tests/some.test.ts`;
  const { fileSeconds } = countResults({ testResults: [{ ...file('passed', 'passed'), name }] });
  expect([...fileSeconds]).toEqual([['tests/some.test.ts', 2.5]]);
});

it('refuses what is no report', () => {
  expect(() => countResults({ numPassedTests: 3 })).toThrow(/testResults/);
});
