/** Easing curves: share of the time to share of the distance. */
export const EASES = {
  soft: (x: number) => x * x * (3 - 2 * x),
  line: (x: number) => x,
  /** Against gravity, and with it. */
  rise: (x: number) => x * (2 - x),
  fall: (x: number) => x * x,
  snap: (x: number) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2),
  whip: (x: number) => x ** 1.8,
} as const;

/** Progress from one key to the next. */
export interface Share {
  readonly share: number;
  /** In flight only heights are eased, so that the body flies a parabola. */
  readonly level: number;
}

export function eased(name: keyof typeof EASES, x: number): Share {
  const share = EASES[name](x);
  return { share, level: name === 'rise' || name === 'fall' ? x : share };
}
