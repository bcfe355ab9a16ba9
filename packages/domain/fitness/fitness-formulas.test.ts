import { describe, expect, test } from 'vitest';
import { compare } from '../norms/compare.ts';
import { ownNorms } from '../norms/own-norms.ts';
import { timeOfDayAt } from './conditions.ts';
import { farFromBest, isImplausible, plausibleRange } from './plausible-range.ts';
import { radarValues } from './radar-values.ts';
import { decrementError, repeatedSprints } from './repeated-sprints.ts';
import { SUB_TESTS, subTestOf } from './sub-tests.ts';
import { parseCategory, TEST_CATEGORIES } from './test-category.ts';
import { flightTime, jumpHeight } from './jump-height.ts';
import { throwSpeed } from './throw-speed.ts';
import { asymmetryPercent, bestOf } from './trials.ts';
import { yBalanceComposite } from './y-balance.ts';
import { YOYO_RUNS, yoyoMetres, yoyoResult, yoyoResultOf, yoyoText } from './yoyo.ts';

test.each([
  [[33.1, 34.5, 34.2], false, 34.5],
  [[1.92, 1.88, 1.9], true, 1.88],
  [['invalid', 34.2, null], false, 34.2],
  [['invalid', 1.9, 2.1], true, 1.9],
  [['invalid', null, null], true, null],
  [[], false, null],
] as const)('of %j the best is, lower is better %s: %s', (trials, lowerIsBetter, best) => {
  expect(bestOf(trials, lowerIsBetter)).toBe(best);
});

test.each([
  [100, 90, false, 10],
  [90, 100, false, 10],
  [2, 2.2, true, 10],
  [2.2, 2, true, 10],
  [30, 30, false, 0],
  [0, 0, false, 0],
])('left %d, right %d, lower is better %s: %d percent apart', (left, right, lowerIsBetter, percent) => {
  expect(asymmetryPercent(left, right, lowerIsBetter)).toBe(percent);
});

test.each([
  ['t_drill', /Ungültig: ein Hütchen nicht berührt, Füße gekreuzt/],
  ['505_agility', /Ungültig: der Fuß erreicht die Wendelinie nicht/],
  ['y_balance_test', /Ungültig: die Standferse hebt ab/],
  ['sprint_5m', /50 cm hinter der ersten Lichtschranke/],
  ['sprint_10m', /50 cm hinter der ersten Lichtschranke/],
  ['repeated_sprint_ability', /abwechselnd an beiden Enden/],
  ['repeated_sprint_ability', /mehr als 5 Prozent langsamer als dein bester einzelner Sprint, hast du gespart/],
  ['medizinballwurf', /Unter 15 Jahren wirfst du mit 2 kg/],
  ['countermovement_jump', /An der Wand greift ein Arm nach oben: Das ist ein anderer Sprung/],
])('the instructions of %s say %s', (id, words) => {
  const subTest = Object.values(SUB_TESTS)
    .flat()
    .find((one) => one.id === id);
  expect(subTest?.instructions.join(' ')).toMatch(words);
});

describe('repeated sprints', () => {
  test('have a mean, a best and a decrement', () => {
    expect(repeatedSprints([4.4, 4.5, 4.6, 4.7, 4.8, 4.9])).toEqual({ mean: 4.65, best: 4.4, decrementPercent: 5.7 });
    expect(repeatedSprints([5, 5, 5, 5, 5, 5])).toEqual({ mean: 5, best: 5, decrementPercent: 0 });
  });
  test('are null while one is missing', () => {
    expect(repeatedSprints([4.4, 4.5, 4.6, 4.7, 4.8])).toBeNull();
    expect(repeatedSprints([])).toBeNull();
  });

  test('have a decrement whose error is about a fifth of it', () => {
    expect([decrementError(5.7), decrementError(0)]).toEqual([1.3, 0]);
  });
});

test.each([
  [[65.2, 110, 107.1], 100, 94.1],
  [[60, 95, 90], 90, 90.7],
  [[60, 95], 90, null],
  [[60, 95, 90], null, null],
  [[60, 95, 90], 0, null],
])('reaches %j with a leg of %s cm are %s points', (reaches, leg, points) => {
  expect(yBalanceComposite(reaches, leg)).toBe(points);
});

describe('the Yo-Yo test', () => {
  // Levels and distances from published tables of the test.
  test.each([
    [5.1, 40],
    [9.1, 80],
    [11.1, 120],
    [11.2, 160],
    [12.3, 280],
    [13.4, 440],
    [14.8, 760],
    [15.1, 800],
    [15.8, 1080],
    [16.1, 1120],
    [17.4, 1560],
    [19.1, 2080],
    [23.8, 3640],
  ])('%d is %d m, and the other way round', (result, metres) => {
    expect(yoyoMetres(result)).toBe(metres);
    expect(yoyoResultOf(metres)).toBe(result);
  });
  test('rejects run 15.9 and 0 m', () => {
    expect(yoyoMetres(15.9)).toBeUndefined();
    expect(yoyoResultOf(39)).toBeUndefined();
    expect(yoyoResultOf(820)).toBe(15.1);
  });
  test('has 14.4 s for the first run, 10 s of rest after each, and less time on every level', () => {
    const [first, second] = YOYO_RUNS;
    expect(first).toMatchObject({ startsAt: 0, endsAt: 14.4, restEndsAt: 24.4, kmh: 10 });
    expect(second?.startsAt).toBe(24.4);
    const times = YOYO_RUNS.map(({ startsAt, endsAt }) => endsAt - startsAt);
    expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0) + 1e-9)).toBe(true);
    expect(YOYO_RUNS.find((run) => yoyoResult(run) === 15.3)?.kmh).toBe(15);
  });
  test('matches the reference values', () => {
    const values = ownNorms().values.filter((value) => value.test === 'yoyo_intermittent_recovery');
    const off = values.filter(({ mean, meanDistanceM }) => Math.abs((yoyoMetres(mean) ?? 0) - (meanDistanceM ?? 0)) > 40);
    expect(off).toEqual([]);
  });
  test('is written with a point', () => {
    expect([yoyoText(15.3), yoyoText(16)]).toEqual(['15.3', '16.0']);
  });
});

test('a ball that flies 7 m in 42 frames at 120 per second has 72 km/h', () => {
  expect(throwSpeed(7, 42, 120)).toBe(72);
  expect(throwSpeed(7, 0, 120)).toBeNull();
});

test('a jump is as high as half of its flight is a fall: 500 ms are 30.7 cm', () => {
  expect(jumpHeight(500)).toBe(30.7);
  expect(jumpHeight(640)).toBe(50.2);
  expect(jumpHeight(0)).toBeNull();
  expect(flightTime(120, 240)).toBe(500);
  expect(flightTime(120, 0)).toBeNull();
});

describe('the tests', () => {
  const all = Object.values(SUB_TESTS).flat();
  test('are the documents’ tests and two throws, with their numbers of trials', () => {
    expect(TEST_CATEGORIES.map((category) => SUB_TESTS[category].map(({ id }) => id))).toEqual([
      ['medizinballwurf', 'throw_standing_kmh', 'throw_jump_kmh'],
      ['countermovement_jump', 'standweitsprung'],
      ['yoyo_intermittent_recovery', 'repeated_sprint_ability'],
      ['einbeinstand', 'y_balance_test', 'overhead_squat'],
      ['plank_test', 'side_plank', 'sit_up_test'],
      ['t_drill', '505_agility', 'sprint_5m', 'sprint_10m', 'sprint_30m', 'flying_20m'],
    ]);
    expect(all.filter(({ trials }) => ![1, 2, 3, 6].includes(trials))).toEqual([]);
    expect([...new Set(all.map(({ unit }) => unit))].toSorted()).toEqual(
      ['cm', 'km/h', 'level', 'm', 'punkte', 's', 'sekunden', 'wiederholungen'].toSorted(),
    );
  });
  test('are timed in hundredths where needed, with the direction and category of their values', () => {
    expect(all.filter(({ unit, step }) => (unit === 's') !== (step === 0.01))).toEqual([]);
    const norms = ownNorms();
    const wrong = all.filter(({ id, lowerIsBetter }) =>
      norms.values.some((value) => value.test === id && value.lowerIsBetter !== lowerIsBetter),
    );
    expect(wrong).toEqual([]);
    expect(all.filter(({ id, category }) => subTestOf(category, id) === undefined)).toEqual([]);
  });
  test('have less is better only for times', () => {
    expect(all.filter(({ lowerIsBetter }) => lowerIsBetter).map(({ id }) => id)).toEqual([
      'repeated_sprint_ability',
      't_drill',
      '505_agility',
      'sprint_5m',
      'sprint_10m',
      'sprint_30m',
      'flying_20m',
    ]);
  });
  test('give the better value the higher percentile, at every age and sex', () => {
    const norms = ownNorms();
    const compared = all.flatMap(({ id, lowerIsBetter }) =>
      norms.values
        .filter((value) => value.test === id && value.meanDistanceM === undefined)
        .map(({ mean, stdDev, age, gender }) => {
          const better = lowerIsBetter ? -stdDev : stdDev;
          const [weak, middle, strong] = [mean - better, mean, mean + better].map((value) =>
            compare(norms, id, { value }, { age, gender }),
          );
          return [weak?.percentile, middle?.percentile, strong?.percentile];
        }),
    );
    expect(compared.length).toBeGreaterThan(300);
    expect([...new Set(compared.map(String))]).toEqual(['15.87,50,84.13']);
  });
  test('have instructions and accept every mean of their values', () => {
    expect(all.filter(({ instructions }) => instructions.length < 3 || instructions.some((line) => !line.endsWith('.')))).toEqual([]);
    const means = ownNorms().values;
    const outside = all.filter(
      ({ id, bounds, trialUnit }) =>
        trialUnit === undefined && means.some(({ test: of, mean }) => of === id && (mean < bounds.min || mean > bounds.max)),
    );
    expect(outside).toEqual([]);
  });
});

test('a value four standard deviations off is queried, for an unknown person only values far from all groups', () => {
  const jump = subTestOf('sprungkraft', 'countermovement_jump');
  const squat = subTestOf('koerperstabilitaet', 'overhead_squat');
  if (jump === undefined || squat === undefined) throw new Error('no such test');
  const girl = plausibleRange(ownNorms(), jump, { age: 13, gender: 'female' });
  expect([9, 25, 60].map((value) => isImplausible(value, girl))).toEqual([true, false, true]);
  const anybody = plausibleRange(ownNorms(), jump, null);
  expect([12, 60, 80].map((value) => isImplausible(value, anybody))).toEqual([false, false, true]);
  expect(isImplausible(3, plausibleRange(ownNorms(), squat, null))).toBe(false);
});

test('a value of twice or half the own best is asked about, not one of few points or in another unit', () => {
  const [jump, sprint, squat, balance] = [
    subTestOf('sprungkraft', 'countermovement_jump'),
    subTestOf('antritt', 'sprint_10m'),
    subTestOf('koerperstabilitaet', 'overhead_squat'),
    subTestOf('koerperstabilitaet', 'y_balance_test'),
  ];
  if (!jump || !sprint || !squat || !balance) throw new Error('no such test');
  expect([12, 34, 60, 80].map((value) => farFromBest(jump, value, 34))).toEqual([34, null, null, 34]);
  expect([1.9, 4.3].map((value) => farFromBest(sprint, value, 1.84))).toEqual([null, 1.84]);
  expect(farFromBest(jump, 80, null)).toBeNull();
  expect(farFromBest(squat, 3, 1)).toBeNull();
  expect(farFromBest(balance, 200, 90)).toBeNull();
});

test('the radar has the mean of compared values, and a gap without any', () => {
  const values = radarValues([
    { category: 'sprungkraft', percentile: 79.2 },
    { category: 'sprungkraft', percentile: 58 },
    { category: 'antritt', percentile: 40 },
  ]);
  expect(values.map(({ percentile }) => percentile)).toEqual([null, 69, null, null, null, 40]);
});

test('the radar says no place that a single test never has: neither 0 nor 100', () => {
  const values = radarValues([
    { category: 'wurfkraft', percentile: 0.02 },
    { category: 'sprungkraft', percentile: 99.9 },
  ]);
  expect(values.slice(0, 2).map(({ percentile }) => percentile)).toEqual([1, 99]);
});

test.each([
  [4, 'abends'],
  [5, 'morgens'],
  [9, 'vormittags'],
  [12, 'mittags'],
  [14, 'nachmittags'],
  [18, 'abends'],
])('%d o’clock is %s', (hour, time) => {
  expect(timeOfDayAt(hour)).toBe(time);
});

test('a category is parsed to one of six', () => {
  expect(parseCategory('antritt')).toBe('antritt');
  expect(parseCategory('historie')).toBeUndefined();
});
