import { checkCourse } from './check-norm-course.ts';
import type { Norms, ReferenceValue } from './norm-records.ts';
import { NORM_TESTS, type NormTest, normTestOf } from './norm-tests.ts';
import { bandOf } from './rating-band.ts';

/** Ages that every test must have. */
const NEEDED_AGES: readonly number[] = [13, 14, 15, 16, 17, 18, 19];

/** Plausible SD relative to the mean: values outside are typos. */
const SPREAD = { min: 0.03, max: 0.4005 };

const isKnownSource = (key: string, { sources }: Norms) => Object.hasOwn(sources, key);

/** Errors of one value of a test; does not compare it with others. */
export function checkValue(value: ReferenceValue, test: NormTest, norms: Norms): string[] {
  const spread = value.stdDev / value.mean;
  return [
    value.unit !== test.unit && `unit ${value.unit} instead of ${test.unit}`,
    value.lowerIsBetter !== test.lowerIsBetter && 'wrong direction',
    (spread < SPREAD.min || spread > SPREAD.max) && `spread of ${(spread * 100).toFixed(1)} % of the mean`,
    value.provenance !== 'estimated' && !value.source && 'no source',
    value.population.trim() === '' && 'no comparison group',
    ...(value.source ?? '').split('+').map((key) => key !== '' && !isKnownSource(key, norms) && `source ${key} is not listed`),
  ].filter((problem) => problem !== false);
}

function problemsOfValues(norms: Norms): string[] {
  const seen = new Set<string>();
  const problems = norms.values.flatMap((value) => {
    const name = `${value.test}, ${value.gender}, age ${value.age}`;
    const test = normTestOf(value.test);
    const found = test === undefined ? ['unknown test'] : checkValue(value, test, norms);
    if (seen.has(name)) found.push('twice');
    seen.add(name);
    return found.map((problem) => `${name}: ${problem}`);
  });
  const missing = Object.keys(NORM_TESTS).flatMap((test) =>
    ['male', 'female'].flatMap((gender) =>
      NEEDED_AGES.map((age) => `${test}, ${gender}, age ${age}`)
        .filter((name) => !seen.has(name))
        .map((name) => `${name}: missing`),
    ),
  );
  return [...problems, ...missing];
}

const AVERAGE = 2;

function problemsOfBands(norms: Norms): string[] {
  return norms.bands.flatMap((bands, index) => {
    const { test, gender, ages, limits, lowerIsBetter, use } = bands;
    const direction = lowerIsBetter ? 1 : -1;
    const rated = norms.values
      .filter((value) => value.test === test && value.gender === gender && value.age >= ages[0] && value.age <= ages[1])
      .map(({ mean }) => bandOf(mean, bands));
    const overlaps = norms.bands
      .slice(0, index)
      .some((other) => other.test === test && other.gender === gender && other.ages[0] <= ages[1] && ages[0] <= other.ages[1]);
    return [
      normTestOf(test)?.lowerIsBetter !== lowerIsBetter && 'unknown test or wrong direction',
      ages[0] > ages[1] && 'ages the wrong way round',
      limits.some((limit, place) => place > 0 && (limit - (limits[place - 1] ?? limit)) * direction < 0) && 'limits not in order',
      !isKnownSource(bands.source, norms) && `source ${bands.source} is not listed`,
      overlaps && 'overlaps other bands',
      rated.some((band) => band === 0 || band > 3 || (use === 'recommended' && band !== AVERAGE)) &&
        'the mean of the table is not rated average',
    ]
      .filter((problem) => problem !== false)
      .map((problem) => `bands of ${test}, ${gender}, ${ages.join('–')}: ${problem}`);
  });
}

/** Whether marks rise from poor to good, or fall where less is better. */
function areInOrder(marks: readonly number[], lowerIsBetter: boolean): boolean {
  return marks.every((mark, place) => place === 0 || mark > (marks[place - 1] ?? mark) !== lowerIsBetter);
}

function problemsOfTests(norms: Norms): string[] {
  const missing = Object.keys(NORM_TESTS).filter((test) => !Object.hasOwn(norms.tests, test));
  const wrong = Object.entries(norms.tests).flatMap(([test, info]) => {
    const known = normTestOf(test);
    return [
      known === undefined && !info.noReference && 'unknown test',
      known !== undefined && info.unit !== known.unit && `unit ${info.unit} instead of ${known.unit}`,
      [...(info.handballAnchors ?? []), ...(info.groupMarks ?? [])].some(({ source }) => !isKnownSource(source, norms)) &&
        'mark without a source',
      (info.groupMarks ?? []).some(({ marks }) => !areInOrder(marks, known?.lowerIsBetter ?? false)) && 'marks not in order',
    ]
      .filter((problem) => problem !== false)
      .map((problem) => `${test}: ${problem}`);
  });
  return [...missing.map((test) => `${test}: no information`), ...wrong];
}

/** Errors of a table of reference values; checks the course over the ages only when the rest is right. */
export function checkNorms(norms: Norms): string[] {
  const problems = [...problemsOfValues(norms), ...problemsOfTests(norms)];
  if (problems.length === 0) problems.push(...checkCourse(norms.values));
  return [...problems, ...problemsOfBands(norms)];
}
