import * as z from 'zod/mini';
import { parseGermanDecimal } from '../number/german-decimal.ts';
import type { SubTest } from './sub-test.ts';
import { SUB_TESTS } from './sub-tests.ts';
import type { TestCategory } from './test-category.ts';
import { sprintsOf, type SideResult, type SubTestResult } from './test-result.ts';

/** A number, also in other tools' formats. */
const amount = z.pipe(
  z.union([z.number(), z.string(), z.null()]),
  z.transform((value) => (typeof value === 'string' ? (parseGermanDecimal(value) ?? null) : value)),
);
const storedSchema = z.looseObject({ bester_wert: amount, einheit: z.string() });
const sideSchema = z.looseObject({ bester_wert: z.catch(amount, null) });
const resultsSchema = z.record(z.string(), z.unknown());

type Fields = Readonly<Record<string, unknown>>;

/** Stored fields of a sub-test. */
interface StoredFields {
  [field: string]: string | number | null | StoredFields;
}

const trialFields = (trials: readonly (number | null)[]) =>
  Object.fromEntries(trials.map((trial, index) => [`versuch_${index + 1}`, trial]));

function readTrials(fields: Fields, count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => z.safeParse(amount, fields[`versuch_${index + 1}`] ?? null).data ?? null);
}

const toSide = ({ best, trials }: SideResult) => ({ bester_wert: best, ...trialFields(trials) });

function readSide(stored: unknown, count: number): SideResult | null {
  const parsed = z.safeParse(sideSchema, stored);
  return parsed.success ? { best: parsed.data.bester_wert, trials: readTrials(parsed.data, count) } : null;
}

function storedResult(test: SubTest, result: SubTestResult): StoredFields {
  const { best, unit, trials, sides, asymmetry, extras, legLength } = result;
  const sprints = sprintsOf(test, result);
  return {
    bester_wert: best,
    einheit: unit,
    ...trialFields(trials),
    ...extras,
    ...(legLength !== null && { beinlaenge_cm: legLength }),
    ...(sprints && { mittelwert: sprints.mean, abfall_prozent: sprints.decrementPercent }),
    ...(sides &&
      test.sideField !== null && {
        [test.sideField]: sides.left.best === best ? 'links' : 'rechts',
        links: toSide(sides.left),
        rechts: toSide(sides.right),
        ...(asymmetry !== null && { asymmetrie_prozent: asymmetry }),
      }),
  };
}

/**
 * The results in the format of `fitness_tests.results`, with the documents' field names. In a test with sides the first fields
 * are those of the better side, which the documents' dropdown names; both sides follow.
 */
export function toStoredResults(category: TestCategory, results: Readonly<Record<string, SubTestResult>>): Record<string, StoredFields> {
  return Object.fromEntries(
    SUB_TESTS[category].flatMap((test) => {
      const result = results[test.id];
      return result === undefined ? [] : [[test.id, storedResult(test, result)]];
    }),
  );
}

function readResult(test: SubTest, stored: unknown): SubTestResult | null {
  const parsed = z.safeParse(storedSchema, stored);
  if (!parsed.success || parsed.data.bester_wert === null) return null;
  const { bester_wert: best, einheit: unit, ...fields } = parsed.data;
  const [left, right] = [readSide(fields['links'], test.trials), readSide(fields['rechts'], test.trials)];
  const chosen = [...test.extras.map(({ field }) => field), ...(test.sideField === null ? [] : [test.sideField])].flatMap((field) => {
    const value = fields[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, String(value)] as const] : [];
  });
  return {
    best,
    unit,
    trials: readTrials(fields, test.trials),
    sides: left && right ? { left, right } : null,
    asymmetry: z.safeParse(amount, fields['asymmetrie_prozent'] ?? null).data ?? null,
    extras: Object.fromEntries(chosen),
    legLength: z.safeParse(amount, fields['beinlaenge_cm'] ?? null).data ?? null,
  };
}

/** Parses `fitness_tests.results`, in the order of the tests; skips unreadable entries. */
export function readStoredResults(category: TestCategory, stored: unknown): Map<string, SubTestResult> {
  const results = z.safeParse(resultsSchema, stored).data ?? {};
  return new Map(
    SUB_TESTS[category].flatMap((test) => {
      const result = readResult(test, results[test.id]);
      return result === null ? [] : [[test.id, result]];
    }),
  );
}
