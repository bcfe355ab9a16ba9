import { checkCourse } from './check-norm-course.ts';
import type { Norms, ReferenceValue } from './norm-records.ts';
import { NORM_TESTS, type NormTest, normTestOf } from './norm-tests.ts';
import { bandOf } from './rating-band.ts';

/** Ages that every test must have. */
const NEEDED_AGES: readonly number[] = [13, 14, 15, 16, 17, 18, 19];

/** Plausible SD relative to the mean: values outside are typos. */
const SPREAD = { min: 0.03, max: 0.4005 };

const isKnownSource = (key: string, { sources }: Norms) => Object.hasOwn(sources, key);

/** Errors of one value of a test, in German; does not compare it with others. */
export function checkValue(value: ReferenceValue, test: NormTest, norms: Norms): string[] {
  const spread = value.stdDev / value.mean;
  return [
    value.unit !== test.unit && `Einheit ${value.unit} statt ${test.unit}`,
    value.lowerIsBetter !== test.lowerIsBetter && 'falsche Richtung',
    (spread < SPREAD.min || spread > SPREAD.max) && `Streuung ${(spread * 100).toFixed(1)} % des Mittels`,
    value.provenance !== 'estimated' && !value.source && 'keine Quelle',
    value.population.trim() === '' && 'keine Vergleichsgruppe',
    ...(value.source ?? '').split('+').map((key) => key !== '' && !isKnownSource(key, norms) && `Quelle ${key} ist nicht verzeichnet`),
  ].filter((problem) => problem !== false);
}

function problemsOfValues(norms: Norms): string[] {
  const seen = new Set<string>();
  const problems = norms.values.flatMap((value) => {
    const name = `${value.test}, ${value.gender}, ${value.age} Jahre`;
    const test = normTestOf(value.test);
    const found = test === undefined ? ['unbekannter Test'] : checkValue(value, test, norms);
    if (seen.has(name)) found.push('doppelt');
    seen.add(name);
    return found.map((problem) => `${name}: ${problem}`);
  });
  const missing = Object.keys(NORM_TESTS).flatMap((test) =>
    ['male', 'female'].flatMap((gender) =>
      NEEDED_AGES.map((age) => `${test}, ${gender}, ${age} Jahre`)
        .filter((name) => !seen.has(name))
        .map((name) => `${name}: fehlt`),
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
      normTestOf(test)?.lowerIsBetter !== lowerIsBetter && 'unbekannter Test oder falsche Richtung',
      ages[0] > ages[1] && 'Alter verkehrt herum',
      limits.some((limit, place) => place > 0 && (limit - (limits[place - 1] ?? limit)) * direction < 0) && 'Grenzen nicht der Reihe nach',
      !isKnownSource(bands.source, norms) && `Quelle ${bands.source} ist nicht verzeichnet`,
      overlaps && 'überschneidet sich mit anderen Bändern',
      rated.some((band) => band === 0 || band > 3 || (use === 'recommended' && band !== AVERAGE)) &&
        'das Mittel der Tabelle liegt nicht im Durchschnitt',
    ]
      .filter((problem) => problem !== false)
      .map((problem) => `Bänder ${test}, ${gender}, ${ages.join('–')}: ${problem}`);
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
      known === undefined && !info.noReference && 'unbekannter Test',
      known !== undefined && info.unit !== known.unit && `Einheit ${info.unit} statt ${known.unit}`,
      [...(info.handballAnchors ?? []), ...(info.groupMarks ?? [])].some(({ source }) => !isKnownSource(source, norms)) &&
        'Vergleichsmarke ohne Quelle',
      (info.groupMarks ?? []).some(({ marks }) => !areInOrder(marks, known?.lowerIsBetter ?? false)) && 'Marken nicht der Reihe nach',
    ]
      .filter((problem) => problem !== false)
      .map((problem) => `${test}: ${problem}`);
  });
  return [...missing.map((test) => `${test}: keine Angaben`), ...wrong];
}

/** Errors of a table of reference values, in German; checks the course over the ages only when the rest is right. */
export function checkNorms(norms: Norms): string[] {
  const problems = [...problemsOfValues(norms), ...problemsOfTests(norms)];
  if (problems.length === 0) problems.push(...checkCourse(norms.values));
  return [...problems, ...problemsOfBands(norms)];
}
