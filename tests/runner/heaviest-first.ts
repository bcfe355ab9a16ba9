import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readFileWeights } from './file-weights.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Starts the files that take longest first, so that both workers end at about the same time. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weights = readFileWeights();
    const weightOf = (file: TestSpecification) => weights.get(relative(root, file.moduleId)) ?? 0;
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => weightOf(other) - weightOf(one));
  }
}
