import * as z from 'zod/mini';
import { SUGGESTED_ORDER } from '../fitness/battery.ts';
import { BATTERY_BOUNDS } from '../fitness/battery-bounds.ts';
import type { SubTest } from '../fitness/sub-test.ts';
import type { ComparedPerson } from '../norms/compare.ts';
import type { Gender } from '../vocabulary/player.ts';

/** Choices of a test beside its trials, by the documents' field. */
export type TestChoices = Readonly<Record<string, string>>;

/** Content of a test day. */
export interface TestDayContent {
  /** Local day, YYYY-MM-DD. */
  readonly day: string;
  /** Ids of tests in their order; read with {@link testsOfDay}. */
  readonly tests: readonly string[];
  /** The choices of everybody, by test. */
  readonly choices: Readonly<Record<string, TestChoices>>;
  /** The group that values are compared with; null: none. */
  readonly group: ComparedPerson | null;
}

/** The tests of a test day, in the suggested order. */
export const TEAM_TESTS: readonly SubTest[] = SUGGESTED_ORDER;

/** The known tests of a test day, in its order; a newer release may know others. */
export function testsOfDay(ids: readonly string[]): readonly SubTest[] {
  return [...new Set(ids)].slice(0, BATTERY_BOUNDS.tests).flatMap((id) => TEAM_TESTS.find((test) => test.id === id) ?? []);
}

const choicesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The choices of a stored test day; none when they are not readable. */
export function readChoices(stored: unknown): TestDayContent['choices'] {
  return z.safeParse(choicesSchema, stored).data ?? {};
}

/** The choices that decide how the tests are compared, as most do them: what a coach finds chosen. */
export function usualChoices(tests: readonly string[]): TestDayContent['choices'] {
  const usual: Readonly<Record<string, string>> = { startart: 'hochstart', medizinball_gewicht: '3' };
  return Object.fromEntries(
    testsOfDay(tests).flatMap((test) => {
      const chosen = test.extras.flatMap(({ field, decides }) => (decides === true ? [[field, usual[field] ?? ''] as const] : []));
      return chosen.length === 0 ? [] : [[test.id, Object.fromEntries(chosen)]];
    }),
  );
}

const FEMALE = /\b(?:weiblich\w*|frauen|damen|mädchen|w[a-f](?:-| ?jugend|\d|$))/;
const MALE = /\b(?:männlich\w*|herren|männer|jungen|m[a-f](?:-| ?jugend|\d|$))/;
/** The older year of each youth class of the German Handball Association. */
const AGES: Readonly<Record<string, number>> = { a: 18, b: 16, c: 14, d: 12, e: 10 };
const CLASS = /\b[wm]?([a-e])(?:-| )?jugend/;
const ADULT = 25;

/** The group that a team's name and age group speak of: 'Weibliche A-Jugend'; null: they name no sex or no age. */
export function groupOfNames(...names: readonly (string | null)[]): ComparedPerson | null {
  const text = names.filter(Boolean).join(' ').toLowerCase();
  const gender: Gender | null = FEMALE.test(text) ? 'female' : MALE.test(text) ? 'male' : null;
  const youth = AGES[CLASS.exec(text)?.[1] ?? ''];
  const age = youth ?? (/\b(?:frauen|damen|herren|männer)/.test(text) ? ADULT : null);
  return gender === null || age === null ? null : { gender, age };
}
