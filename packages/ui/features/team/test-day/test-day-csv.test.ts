import { csvText } from '@anwurf/domain/statistics/csv';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import { readTestCsv } from '@anwurf/domain/team/read-test-csv';
import { testsOfDay } from '@anwurf/domain/team/test-day';
import { testTable } from '@anwurf/domain/team/test-table';
import { measuredValueOf, MISSING_REASONS, missingValueOf } from '@anwurf/domain/team/test-value';
import { expect, test } from 'vitest';
import { columnNames, csvHead, csvRows } from './test-day-csv.ts';

const ids = ['countermovement_jump', 'side_plank', 'y_balance_test', 'yoyo_intermittent_recovery', 'sprint_30m'];
const tests = testsOfDay(ids);
const person = (id: string, name: string) => ({ id, kind: 'member' as const, name, sharesTests: true, gender: null, birthYear: null });

test('an exported table is read again without a problem, also where values are missing for any reason', () => {
  const missing = MISSING_REASONS.map((reason, index) => ({ ...person(`gone-${index}`, `Fehlt ${index}`), reason }));
  const people = [person('mila', 'Mila Brandt'), ...missing, person('open', 'Noch Offen')];
  const trials: Readonly<Record<string, readonly (number | null)[]>> = {
    countermovement_jump: [29.8, 30.4],
    yoyo_intermittent_recovery: [15.3],
    sprint_30m: [4.66],
  };
  const measured = tests.flatMap(({ id }) =>
    trials[id] === undefined ? [] : [{ person: 'mila', test: id, entries: 1, ...measuredValueOf(trials[id]) }],
  );
  const gone = missing.flatMap(({ id, reason }) =>
    tests.map((one) => ({ person: id, test: one.id, entries: 1, ...missingValueOf(reason) })),
  );
  const content = { day: '2026-11-20', tests: ids, choices: {}, group: null };
  const table = testTable(ownNorms(), content, tests, people, [...measured, ...gone]);
  const text = csvText(csvHead(table), csvRows(table));
  expect(text).toContain('fehlt, keine Zeit');
  const read = readTestCsv(
    text,
    tests.map((one) => ({ test: one, names: columnNames(one) })),
  );
  expect(read).toMatchObject({ problems: [], unknownColumns: [] });
  expect(read?.lines).toMatchObject([{ name: 'Mila Brandt' }]);
  const values = new Map(read?.lines[0]?.values.map((value) => [value.test, value.trials.filter((trial) => trial !== null)]));
  expect(Object.fromEntries(values)).toEqual(trials);
});
