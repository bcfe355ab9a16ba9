import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedDates, journeyFile, ordinaryDay, specialDates, testZone } from './dates.ts';

const root = join(import.meta.dirname, '../..');
const journeys = specialDates.flatMap((date) => date.journeys);

test.each([...journeys, ...fixedDates])('%s is a test', (journey) => {
  expect(existsSync(join(root, journeyFile(journey)))).toBe(true);
});

test('a journey stands at one date only', () => {
  expect(journeys).toEqual([...new Set(journeys)]);
});

/** Formats, takes or names a day. */
const reckonsWithDays = /DateTimeFormat|toISOString\(\)\.slice\(0, 10\)|date-fns|current_date|local-time|\b[0-3]\d\.[01]\d\.\d{4}/;

test('a journey that reckons with days runs at a special date, or its dates are fixed', () => {
  const files = readdirSync(join(root, 'tests/browser'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const reckoning = files.filter((file) => reckonsWithDays.test(readFileSync(join(root, 'tests/browser', file), 'utf8')));
  expect(reckoning.length).toBeGreaterThan(8);
  const known = [...journeys, ...fixedDates].map(journeyFile);
  expect(reckoning.map((file) => `tests/browser/${file}`).filter((file) => !known.includes(file))).toEqual([]);
});

test.each(specialDates)('$name is what it is called in the zone of the tests', ({ name, at }) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: testZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown = format.format(at);
  const hour = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: testZone, hour: 'numeric' }).format(at.getTime() + minutes * 60_000);
  if (name.startsWith('before the clock goes')) expect(hour(5)).toBe(name.endsWith('forward') ? '03' : '02');
  else if (name === 'Sunday of week 53') expect(shown).toMatch(/^Sunday.* 3 January/);
  else for (const word of name.split(' ')) expect(shown).toContain(word);
});

test('the tests keep the clock that the runner gave them', () => {
  if (process.env['FAKETIME'] === undefined) return;
  const passed = Date.now() - ordinaryDay.getTime();
  expect(passed).toBeGreaterThanOrEqual(-1000);
  expect(passed).toBeLessThan(6 * 3_600_000);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(testZone);
});
