/** Facts about a test that every table must agree with. */
export interface NormTest {
  readonly unit: string;
  /** Times: the percentile is inverted. */
  readonly lowerIsBetter: boolean;
}

const best = (unit: string): NormTest => ({ unit, lowerIsBetter: false });
const fastest: NormTest = { unit: 's', lowerIsBetter: true };

/** Tests with reference values. Some have no test in the app yet; two are other names (`five_jump_test`, `rsa_test`). */
export const NORM_TESTS = {
  countermovement_jump: best('cm'),
  standweitsprung: best('cm'),
  five_jump: best('m'),
  five_jump_test: best('m'),
  sprint_5m: fastest,
  sprint_10m: fastest,
  sprint_30m: fastest,
  flying_20m: fastest,
  medizinballwurf: best('m'),
  agility_test: fastest,
  rsa_test: fastest,
  liegestuetze: best('Wdh'),
  yoyo_intermittent_recovery: best('level'),
  repeated_sprint_ability: fastest,
  plank_test: best('s'),
  side_plank: best('s'),
  einbeinstand: best('s'),
  y_balance_test: best('punkte'),
  sit_up_test: best('Wdh'),
  t_drill: fastest,
  '505_agility': fastest,
  throw_standing_kmh: best('km/h'),
  throw_jump_kmh: best('km/h'),
} as const satisfies Record<string, NormTest>;

/** Undefined: no reference values. */
export function normTestOf(test: string): NormTest | undefined {
  return Object.hasOwn(NORM_TESTS, test) ? NORM_TESTS[test as keyof typeof NORM_TESTS] : undefined;
}
