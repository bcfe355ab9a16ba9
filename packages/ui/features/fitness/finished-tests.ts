import type { FinishedTest } from '@anwurf/db/commands/save-fitness-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { resultOf } from '@anwurf/domain/fitness/test-result';
import { plainName } from './history/course-words.ts';
import { entryOf, momentOf, type TestDraft } from './test-draft.ts';
import type { TestPlan } from './test-plan.ts';

/** Most characters of a player's notes: what was left out stands below them, within what a test's notes may have. */
export const MOST_NOTES = 3400;

/** The ids of all tests that a draft may become. */
export function rowIdsOf({ id, battery }: TestDraft): readonly string[] {
  return battery === undefined ? [id] : Object.values(battery.rows);
}

/** The tests of a battery without a result, each with the reason if one was given. */
export function leftOut({ tests }: TestPlan, draft: TestDraft): readonly { readonly name: string; readonly reason: string | null }[] {
  const { battery } = draft;
  if (battery === undefined) return [];
  return tests
    .filter((test) => resultOf(test, entryOf(draft, test)) === null)
    .map(({ id, name }) => ({ name: plainName(name), reason: battery.skipped[id] ?? null }));
}

/** 'Ausgelassen: Sprint 30 m (Kein Platz), Unterarmstütz.' */
export function leftOutText(left: ReturnType<typeof leftOut>): string {
  return `Ausgelassen: ${left.map(({ name, reason }) => (reason === null ? name : `${name} (${reason})`)).join(', ')}.`;
}

function notesOf(plan: TestPlan, draft: TestDraft): string {
  const left = leftOut(plan, draft);
  return [draft.notes, ...(left.length > 0 ? [leftOutText(left)] : [])].filter(Boolean).join('\n');
}

/** The tests that a draft becomes, one for each category with a result, in the order of the run. */
export function finishedTests(plan: TestPlan, draft: TestDraft): FinishedTest[] {
  const { conditions, id, battery } = draft;
  const results = plan.tests.flatMap((test) => {
    const result = resultOf(test, entryOf(draft, test));
    return result === null ? [] : [{ test, result }];
  });
  const idOf = (category: TestCategory) => battery?.rows[category] ?? id;
  return [...new Set(results.map(({ test }) => test.category))].map((category) => ({
    id: idOf(category),
    category,
    ...momentOf(draft),
    conditions,
    results: Object.fromEntries(results.filter(({ test }) => test.category === category).map(({ test, result }) => [test.id, result])),
    notes: notesOf(plan, draft),
  }));
}
