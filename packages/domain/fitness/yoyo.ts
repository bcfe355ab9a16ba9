/** A level of the Yo-Yo intermittent recovery test, level 1. */
interface Stage {
  readonly level: number;
  readonly shuttles: number;
  readonly kmh: number;
}

/**
 * Levels, runs and speeds of the Yo-Yo IR1 (Krustrup et al. 2003, Med Sci Sports Exerc 35(4):697-705): it starts with 4 runs
 * at 10 to 13 km/h and 7 at 13.5 to 14 km/h; then each 8 runs are 0.5 km/h faster.
 */
const STAGES: readonly Stage[] = [
  { level: 5, shuttles: 1, kmh: 10 },
  { level: 9, shuttles: 1, kmh: 12 },
  { level: 11, shuttles: 2, kmh: 13 },
  { level: 12, shuttles: 3, kmh: 13.5 },
  { level: 13, shuttles: 4, kmh: 14 },
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23].map((level) => ({ level, shuttles: 8, kmh: 14.5 + (level - 14) / 2 })),
];

/** A run is out and back. */
const METRES_PER_RUN = 40;
const METRES_ONE_WAY = 20;
const YOYO_REST_SECONDS = 10;

/** One run of 2 × 20 m. Times are seconds since the first start signal. */
export interface YoyoRun {
  readonly level: number;
  /** 1 to `runsOfLevel`. */
  readonly run: number;
  readonly runsOfLevel: number;
  readonly kmh: number;
  readonly startsAt: number;
  readonly turnsAt: number;
  readonly endsAt: number;
  /** Start of the next run. */
  readonly restEndsAt: number;
  /** Total metres at its end. */
  readonly metres: number;
}

function allRuns(): YoyoRun[] {
  const runs: YoyoRun[] = [];
  let startsAt = 0;
  for (const { level, shuttles, kmh } of STAGES) {
    const oneWay = METRES_ONE_WAY / (kmh / 3.6);
    for (let run = 1; run <= shuttles; run += 1) {
      const endsAt = startsAt + 2 * oneWay;
      const restEndsAt = endsAt + YOYO_REST_SECONDS;
      const metres = (runs.length + 1) * METRES_PER_RUN;
      runs.push({ level, run, runsOfLevel: shuttles, kmh, startsAt, turnsAt: startsAt + oneWay, endsAt, restEndsAt, metres });
      startsAt = restEndsAt;
    }
  }
  return runs;
}

/** All runs of the test in order; nobody completes them. */
export const YOYO_RUNS: readonly YoyoRun[] = allRuns();

/** The number that denotes a run: level 15, run 3 is 15.3. */
export function yoyoResult({ level, run }: Pick<YoyoRun, 'level' | 'run'>): number {
  return Math.round(level * 10 + run) / 10;
}

/** The run of a result such as 15.3; undefined for an invalid one, such as 15.9. */
export function runOfResult(result: number): YoyoRun | undefined {
  return YOYO_RUNS.find((run) => yoyoResult(run) === Math.round(result * 10) / 10);
}

/** Metres of a result such as 15.3; undefined for an invalid one. */
export function yoyoMetres(result: number): number | undefined {
  return runOfResult(result)?.metres;
}

/** The result for a distance in metres: the last run that fits; undefined below the first. */
export function yoyoResultOf(metres: number): number | undefined {
  const run = YOYO_RUNS.findLast((one) => one.metres <= metres);
  return run && yoyoResult(run);
}

/** '15.3': a level and a run, with a point because it is not a decimal. */
export function yoyoText(result: number): string {
  return result.toFixed(1);
}
