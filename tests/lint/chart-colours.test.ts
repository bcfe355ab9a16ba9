import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, differenceSeen, labDifference, SIGHTS } from './seen-colour.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../packages/ui/kit/tokens.css'), 'utf8');

/** Colour of a token in a theme. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(tokens) ?? [];
  const found = { light, dark }[theme];
  if (found === undefined) throw new Error(`no colour ${name}`);
  return found;
}

// Of the published test data: Sharma, Wu and Dalal 2005, table 1, pairs 1, 7, 16, 19, 25 and 34.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %j and %j is the published %d', (one, other, difference) => {
  expect(labDifference(one, other)).toBeCloseTo(difference, 4);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const series = ['chart-1', 'chart-2', 'chart-3', 'chart-4'];
  const pairs = series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));

  test.each([...series, 'chart-ref'])('%s stands out from what it is drawn on', (name) => {
    expect(contrast(colour(name, theme), colour('surface', theme))).toBeGreaterThanOrEqual(3);
  });

  test.each(SIGHTS)('no two series of a chart look alike to %s eyes', (sight) => {
    const alike = pairs.filter(([one, other]) => differenceSeen(colour(one, theme), colour(other, theme), sight) < 15);
    expect(alike).toEqual([]);
  });

  test.each(SIGHTS)('days with no, one and several sessions look like three things to %s eyes', (sight) => {
    const [none, one, several] = ['sunk', 'chart-1-less', 'chart-1'].map((name) => colour(name, theme)) as [string, string, string];
    expect(differenceSeen(none, one, sight)).toBeGreaterThan(15);
    expect(differenceSeen(one, several, sight)).toBeGreaterThan(15);
    expect(contrast(none, one)).toBeGreaterThanOrEqual(3);
  });
});
