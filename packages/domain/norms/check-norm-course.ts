import type { NormSex, ReferenceValue } from './norm-records.ts';

type MeanOf = (test: string, gender: NormSex, age: number) => number | undefined;

const SEXES: readonly NormSex[] = ['male', 'female'];
const LATE_YOUTH = [16, 17, 18, 19];
const GROWING = ['sprint_10m', 'sprint_30m', 'flying_20m', 'repeated_sprint_ability', 'agility_test'];
const ALIASES = [
  ['five_jump', 'five_jump_test'],
  ['rsa_test', 'repeated_sprint_ability'],
] as const;
const TIMES = ['sprint_5m', 'sprint_10m', 'sprint_30m'];
const THROWS = ['throw_standing_kmh', 'throw_jump_kmh'];
const ROUNDING_SECONDS = 0.011;
/** Range of the ratio between the sexes in the single-leg stand; no measured sample exceeds it. */
const STAND_GAP = { min: 0.8, max: 1.25 };

function problemsAt(mean: MeanOf, age: number): (string | false)[] {
  const of = (test: string, gender: NormSex) => mean(test, gender, age) ?? Number.NaN;
  const gap = of('einbeinstand', 'male') / of('einbeinstand', 'female');
  return [
    (gap < STAND_GAP.min || gap > STAND_GAP.max) && 'einbeinstand: no source has this gap between the sexes',
    ...TIMES.map((test) => of(test, 'male') > of(test, 'female') && `${test}: women faster than men`),
    ...THROWS.map((test) => of(test, 'male') < of(test, 'female') && `${test}: women throw faster than men`),
    ...SEXES.flatMap((gender) => {
      const [ten, thirty] = [of('sprint_10m', gender), of('sprint_30m', gender)];
      return [
        (of('sprint_5m', gender) >= ten || ten >= thirty || thirty >= of('repeated_sprint_ability', gender)) &&
          `${gender}: sprint times not in order`,
        Math.abs(thirty - ten - of('flying_20m', gender)) > ROUNDING_SECONDS && `${gender}: flying_20m is not sprint_30m − sprint_10m`,
        ...ALIASES.map(([one, other]) => of(one, gender) !== of(other, gender) && `${gender}: ${one} and ${other} differ`),
      ];
    }),
  ];
}

/** Implausible courses of the means over ages and sexes; requires every test and needed age. */
export function checkCourse(values: readonly ReferenceValue[]): string[] {
  const means = new Map(values.map((value) => [`${value.test}/${value.gender}/${value.age}`, value.mean]));
  const mean: MeanOf = (test, gender, age) => means.get(`${test}/${gender}/${age}`);
  const plateaus = GROWING.flatMap((test) =>
    SEXES.filter((gender) => new Set(LATE_YOUTH.map((age) => mean(test, gender, age))).size < 2).map(
      (gender) => `${test}, ${gender}: ages 16 to 19 are all equal`,
    ),
  );
  const ages = [...new Set(values.map(({ age }) => age))];
  const atAges = ages.flatMap((age) =>
    problemsAt(mean, age)
      .filter((problem) => problem !== false)
      .map((problem) => `age ${age}, ${problem}`),
  );
  return [...plateaus, ...atAges];
}
