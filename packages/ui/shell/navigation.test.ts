import { expect, test } from 'vitest';
import { isActiveEntry, navigationEntries } from './navigation.ts';

function active(path: string): string[] {
  return navigationEntries.filter((entry) => isActiveEntry(entry, path)).map((entry) => entry.label);
}

test.each([
  ['/dashboard', ['Home']],
  ['/training-plans', ['Training']],
  ['/training-plans/new', ['Training']],
  ['/training/plan/1/start', ['Training']],
  ['/active-workout', ['Training']],
  ['/workout-completed', ['Training']],
  ['/custom-exercises', ['Training']],
  ['/exercises', ['Training']],
  ['/statistics/training', ['Statistik']],
  ['/settings', ['Einstellungen']],
  ['/loading', []],
  ['/training-report/1', []],
])('%s marks %j', (path, labels) => {
  expect(active(path)).toEqual(labels);
});
