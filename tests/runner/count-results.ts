import { z } from 'zod';
import type { Outcome } from './step.ts';

/** The part of vitest's JSON report that is counted. */
const reportSchema = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Counts a report of vitest. A file that failed before its first test counts as one failed test; skipped ones not at all. */
export function countResults(report: unknown): Outcome {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of reportSchema.parse(report).testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += failures === 0 && status === 'failed' ? 1 : failures;
  }
  return { passed, failed };
}
