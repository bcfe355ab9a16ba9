/** Fewer players of an age and sex make no house norm: too few to hide among, and too few to say anything. */
export const LEAST_OF_HOUSE_NORM = 30;

/** How the players of this house do in a test, of one age and sex: no names, no single values. */
export interface HouseNorm {
  readonly test: string;
  readonly gender: 'male' | 'female';
  /** Full years. */
  readonly age: number;
  /** Players, rounded down to tens: one more or less is not told. */
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

/** By linear interpolation between the two nearest values, as `percentile_cont` of SQL; `sorted` has at least one. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** The house norms that results make: of each test, age and sex with at least 30 of them. One result a player and test. */
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

/** The house norm of a test for somebody; undefined: there is none for his age and sex. A diverse player has none. */
export function houseNormFor(norms: readonly HouseNorm[], test: string, person: { age: number; gender: string }): HouseNorm | undefined {
  return norms.find((norm) => norm.test === test && norm.age === person.age && norm.gender === person.gender);
}
