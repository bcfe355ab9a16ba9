/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** The box around a circle. */
export const boxOf = ([x, y]: readonly [x: number, y: number, ...rest: unknown[]], radius: number): Box => [
  x - radius,
  y - radius,
  x + radius,
  y + radius,
];

/** The box around several boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const of = (side: 0 | 1 | 2 | 3) => boxes.map((box) => box[side]);
  return [Math.min(...of(0)), Math.min(...of(1)), Math.max(...of(2)), Math.max(...of(3))];
}
