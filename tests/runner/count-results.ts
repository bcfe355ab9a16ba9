import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './step.ts';

/** The part of vitest's JSON report that is counted. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});
const root = join(import.meta.dirname, '../..');
const maxMessageLines = 12;

/** Vitest's name for a time limit that has passed, in the place of its message. */
const timedOut = 'STACK_TRACE_ERROR';

function failure(what: string, message: string): string {
  const lines = message.replace(timedOut, 'its time limit passed').split('\n');
  // Lines of the runner say nothing of the test.
  const telling = lines.filter((line) => !/^\s+at .*\/node_modules\/(?:@vitest|vitest|vite)\//.test(line));
  return `${what}\n${telling.slice(0, maxMessageLines).join('\n')}`;
}

export type Counted = Required<Omit<Outcome, 'unsteady'>> & { readonly failedFiles: readonly string[] };

/** Counts a report of vitest. A file that failed before its first test counts as one failed test; skipped ones not at all. */
export function countResults(report: unknown): Counted {
  let passed = 0;
  const failures: string[] = [];
  const failedFiles = new Set<string>();
  const fileSeconds = new Map<string, number>();
  for (const { name, status, message, assertionResults, startTime, endTime } of reportSchema.parse(report).testResults) {
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    fileSeconds.set(relative(root, name), (endTime - startTime) / 1000);
    if (status === 'failed') failedFiles.add(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') failures.push(failure(name, message));
    for (const test of failed) failures.push(failure(`${name} > ${test.fullName}`, test.failureMessages.join('\n')));
  }
  return { passed, failed: failures.length, failures, failedFiles: [...failedFiles], fileSeconds };
}
