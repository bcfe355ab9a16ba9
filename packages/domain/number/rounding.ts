/** Shifts the decimal point through the written exponent, which adds no binary error. */
function shiftedPoint(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}

/**
 * Rounds to a number of decimals (0 to 15), halves away from zero, by the number as written: 1.005 becomes 1.01 although its
 * binary value is slightly below.
 */
export function roundTo(value: number, decimals: number): number {
  const rounded = shiftedPoint(Math.round(shiftedPoint(Math.abs(value), decimals)), -decimals);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
