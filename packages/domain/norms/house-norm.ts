/** Least players of an age and sex for a house norm: fewer would be identifiable, and say little. */
export const LEAST_OF_HOUSE_NORM = 30;

/** Statistics of this installation's players in a test, for one age and sex: no names, no single values. */
export interface HouseNorm {
  readonly test: string;
  readonly gender: 'male' | 'female';
  /** Full years. */
  readonly age: number;
  /** Players, rounded down to tens: single additions stay invisible. */
  readonly players: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
}

/** A player's newest result of a test. */
export interface HouseResult {
  readonly test: string;
  readonly gender: 'male' | 'female';
  /** Full years on the day of the test. */
  readonly age: number;
  readonly value: number;
}

const TENS = 10;

/** Linear interpolation between the two nearest values, like `percentile_cont` of SQL; `sorted` has at least one. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** The house norms of results: of each test, age and sex with at least 30 of them. One result per player and test. */
export function houseNorms(results: readonly HouseResult[]): HouseNorm[] {
  const groups = new Map<string, HouseResult[]>();
  for (const result of results) {
    const key = `${result.test}/${result.gender}/${result.age}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < LEAST_OF_HOUSE_NORM) return [];
    const { test, gender, age } = first;
    const sorted = group.map(({ value }) => value).toSorted((one, other) => one - other);
    const players = Math.floor(group.length / TENS) * TENS;
    return [
      {
        test,
        gender,
        age,
        players,
        lowerQuartile: quantile(sorted, 0.25),
        median: quantile(sorted, 0.5),
        upperQuartile: quantile(sorted, 0.75),
      },
    ];
  });
}

/** The house norm of a test for a person; undefined: none for that age and sex, or a diverse person. */
export function houseNormFor(norms: readonly HouseNorm[], test: string, person: { age: number; gender: string }): HouseNorm | undefined {
  return norms.find((norm) => norm.test === test && norm.age === person.age && norm.gender === person.gender);
}
