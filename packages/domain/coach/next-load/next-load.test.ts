import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoneSet, LoggedSession, RowTarget } from './exercise-log.ts';
import { loadableWeights } from '../../workout/barbell-load.ts';
import { changeOfLoad, nextLoad } from './next-load.ts';
import { reasonInWords } from './reason-in-words.ts';
import { nextTry } from './next-try.ts';
import type { NextLoadRequest } from './situation.ts';
import { stepsOfWeights } from './weight-steps.ts';

const TARGET: RowTarget = { sets: 2, min: 8, max: 10, reserve: 2, light: false };
const ROW = { metric: 'weight_reps', perSide: false } as const;
const REQUEST: NextLoadRequest = {
  log: [],
  target: TARGET,
  metric: 'weight_reps',
  progress: 'reserve',
  steps: { step: 2.5, heaviest: null },
  rungs: { easier: [], harder: [] },
  trainingAge: '1-2',
  missedDays: 0,
  painNow: null,
  painSince: null,
  health: null,
};

/** A session of sets such as [weight, amount, reserve]. */
function session(sets: readonly (readonly [number | null, number, number | null])[], said: Partial<LoggedSession> = {}): LoggedSession {
  return {
    day: '2026-11-02',
    pain: null,
    asked: null,
    ...said,
    sets: sets.map(([weight, amount, reserve]): DoneSet => ({ weight, amount, reserve })),
  };
}

/** Two equal sets. */
function twice(weight: number | null, amount: number, reserve: number | null, said: Partial<LoggedSession> = {}): LoggedSession {
  return session(
    [
      [weight, amount, reserve],
      [weight, amount, reserve],
    ],
    said,
  );
}

function next(log: readonly LoggedSession[], said: Partial<NextLoadRequest> = {}) {
  return nextLoad({ ...REQUEST, ...said, log });
}

function words(log: readonly LoggedSession[], said: Partial<NextLoadRequest> = {}): string {
  return reasonInWords(next(log, said).reason, ROW);
}

describe('with the plates of a hall', () => {
  const steps = stepsOfWeights(loadableWeights({ bar: 15, plates: [20, 10, 2.5] }));

  it('a weight grows to the next one that they make', () => {
    expect(next([twice(60, 10, 3)], { steps })).toMatchObject({ weight: 65, kind: 'up' });
    expect(words([twice(60, 10, 3)], { steps })).toBe('2× 10 mit 3 in Reserve: +5 kg');
  });

  it('a weight of another hall becomes the next lighter one, and says why', () => {
    expect(next([twice(62.5, 8, 1)], { steps })).toMatchObject({ weight: 60, kind: 'hold' });
    expect(words([twice(62.5, 8, 1)], { steps })).toBe(
      '62,5 kg gehen mit deinen Scheiben nicht auf: das nächste Gewicht, das du laden kannst',
    );
  });
});

describe('a weight grows', () => {
  it('by the next real step when all sets reached the top with two or more in reserve', () => {
    expect(next([twice(50, 10, 3)])).toMatchObject({ weight: 52.5, amount: 8, sets: 2, kind: 'up', instead: null });
    expect(words([twice(50, 10, 3)])).toBe('2× 10 mit 3 in Reserve: +2,5 kg');
    expect(reasonInWords(next([twice(50, 10, 2)]).reason, { ...ROW, perSide: true })).toBe('2× 10 je Seite mit 2 in Reserve: +2,5 kg');
  });

  it('also when the reserve would have reached the top', () => {
    expect(next([twice(50, 8, 4)])).toMatchObject({ weight: 52.5, kind: 'up' });
    expect(words([twice(50, 8, 4)])).toBe('2× 8 mit 4 oder mehr in Reserve: +2,5 kg');
  });

  it('not before: first the repetitions that leave the reserve, or one more with an unknown reserve', () => {
    expect(next([twice(50, 8, 3)])).toMatchObject({ weight: 50, amount: 9, kind: 'more' });
    expect(next([twice(50, 9, 1)])).toMatchObject({ weight: 50, amount: 9, kind: 'hold', reason: { code: 'keep' } });
    expect(next([twice(50, 8, null)])).toMatchObject({ weight: 50, amount: 9, kind: 'more' });
  });

  it('only after two sessions at the top with an unknown reserve', () => {
    expect(next([twice(50, 10, null)])).toMatchObject({ weight: 50, amount: 10, reason: { code: 'once' } });
    expect(next([twice(50, 10, null), twice(50, 10, null)])).toMatchObject({ weight: 52.5, kind: 'up' });
    expect(words([twice(50, 10, null), twice(50, 10, null)])).toBe('Zweimal in allen Sätzen 10 Wiederholungen: +2,5 kg');
  });

  it('by several fine steps at once, up to 5 %, with a large reserve up to 10 %', () => {
    const steps = { step: 0.5, heaviest: null };
    expect(next([twice(50, 10, 3)], { steps }).weight).toBe(52.5);
    expect(next([twice(50, 10, 4)], { steps }).weight).toBe(55);
  });

  it('by a step above 10 % only when the repetitions exceeded the range', () => {
    const steps = { step: 2.5, heaviest: null };
    expect(next([twice(10, 10, 3)], { steps })).toMatchObject({
      weight: 10,
      amount: 11,
      kind: 'more',
      reason: { code: 'stepTooBig', percent: 25 },
    });
    expect(words([twice(10, 10, 3)], { steps })).toBe('+2,5 kg wären 25 %: erst 11 Wiederholungen');
    expect(next([twice(10, 18, 2)], { steps })).toMatchObject({ weight: 12.5, amount: 8, kind: 'up' });
  });

  it('by several steps only where two in reserve can be expected with them', () => {
    expect(next([twice(50, 9, 4)])).toMatchObject({ weight: 55, kind: 'up' });
    expect(next([twice(50, 8, 4)])).toMatchObject({ weight: 52.5, kind: 'up' });
  });

  it('or its repetitions, as long as two are left with them', () => {
    const steps = { step: 4, heaviest: null };
    expect(next([twice(28, 12, 2)], { steps })).toMatchObject({ weight: 28, amount: 12, reason: { code: 'stepTooBig' } });
    expect(next([twice(28, 13, 1)], { steps })).toMatchObject({ weight: 28, amount: 12, kind: 'hold' });
    expect(next([twice(28, 15, 0)], { steps })).toMatchObject({ weight: 28, amount: 13, reason: { code: 'noReserve' } });
  });

  it('up to the heaviest one: then more repetitions, then the harder exercise', () => {
    const steps = { step: 2.5, heaviest: 20 };
    expect(next([twice(20, 10, 3)], { steps })).toMatchObject({ weight: 20, amount: 11, reason: { code: 'heaviest' } });
    const harder = { steps, rungs: { easier: [], harder: ['schwerer'] } };
    expect(next([twice(20, 20, 3)], harder)).toMatchObject({ kind: 'harder', instead: 'schwerer' });
  });

  it('not while sets are skipped', () => {
    expect(next([session([[50, 10, 3]])])).toMatchObject({ weight: 50, reason: { code: 'fewerSets', done: 1, asked: 2 } });
  });

  it('also after a day that asked for fewer sets: what was asked then counts, not what is asked today', () => {
    const target = { ...TARGET, sets: 3 };
    const lightDay = twice(50, 10, 4, { asked: { ...TARGET, sets: 2 } });
    expect(next([lightDay], { target })).toMatchObject({ weight: 55, kind: 'up' });
    const skipped = twice(50, 10, 4, { asked: target });
    expect(next([skipped], { target: TARGET })).toMatchObject({ weight: 50, reason: { code: 'fewerSets', done: 2, asked: 3 } });
    const without = { metric: 'reps', steps: null } as const;
    expect(next([twice(null, 9, 3, { asked: { ...TARGET, sets: 2 } })], { ...without, target })).toMatchObject({
      amount: 10,
      kind: 'more',
    });
  });

  it('requires the week’s reserve if it is more than two', () => {
    expect(next([twice(50, 10, 2)], { target: { ...TARGET, reserve: 3 } }).kind).toBe('hold');
    expect(next([twice(50, 10, 3)], { target: { ...TARGET, reserve: 3 } }).kind).toBe('up');
  });
});

describe('a weight that is too heavy', () => {
  const missed = session([
    [50, 8, 1],
    [50, 6, 0],
  ]);

  it('stays the first time', () => {
    expect(next([missed])).toMatchObject({ weight: 50, amount: 8, kind: 'hold' });
    expect(words([missed])).toBe('6 statt 8 Wiederholungen: Die Last bleibt.');
    expect(next([twice(50, 8, 0)]).reason.code).toBe('noReserve');
  });

  it('falls the second time to the real weight next to what the sets left room for', () => {
    expect(next([missed, missed])).toMatchObject({ weight: 47.5, amount: 8, kind: 'down' });
    expect(next([missed, missed], { steps: { step: 4, heaviest: null } }).weight).toBe(46);
    expect(words([missed, missed])).toBe('Zweimal nacheinander zu schwer: −5 %');
  });

  it('falls at once when it was far too heavy, at most by a quarter', () => {
    expect(next([twice(50, 5, 0)])).toMatchObject({ weight: 45, reason: { code: 'farOff' } });
    expect(next([twice(50, 1, 0)])).toMatchObject({ weight: 40, reason: { code: 'farOff' } });
    expect(next([twice(100, 1, 0)], { target: { ...TARGET, min: 12, max: 14 } }).weight).toBe(75);
  });

  it('stays with fewer repetitions where the next lighter one is further from what was possible', () => {
    const steps = { step: 4, heaviest: null };
    const spent = twice(24, 9, 0);
    const target = { ...TARGET, min: 10, max: 12 };
    const asked = { asked: target };
    const log = [twice(24, 11, 0, asked), twice(24, 10, 0, asked)];
    expect(next(log, { steps, target })).toMatchObject({ weight: 24, amount: 8, kind: 'hold', reason: { code: 'stepTooBig', change: -4 } });
    expect(words(log, { steps, target })).toBe('Zweimal zu schwer, aber −4 kg wären gleich 17 % weniger: nur 8 Wiederholungen');
    expect(next([spent, spent], { target })).toMatchObject({ weight: 21.5, kind: 'down' });
  });

  it('gives way to the one that went well right before, also after a very bad day', () => {
    const log = [twice(50, 10, 3), twice(55, 3, 0)];
    expect(next(log)).toMatchObject({ weight: 50, kind: 'down', reason: { code: 'farOff' } });
    expect(next([twice(55, 3, 0)]).weight).toBeLessThan(50);
  });

  it('is not too heavy when the set ended with a reserve', () => {
    expect(next([twice(50, 7, 3)]).kind).not.toBe('down');
    expect(next([twice(50, 7, 3)]).weight).toBe(50);
  });

  it('must be earned twice before it is tried again', () => {
    const log = [twice(50, 8, 0), twice(50, 8, 0), twice(47.5, 10, 3)];
    expect(next(log)).toMatchObject({ weight: 47.5, reason: { code: 'tooHeavyLately' } });
    expect(next([...log, twice(47.5, 10, 3)])).toMatchObject({ weight: 50, kind: 'up' });
  });

  it('is replaced by the easier exercise if nothing is lighter', () => {
    expect(next([twice(2.5, 3, 0)], { rungs: { easier: ['leichter'], harder: [] } })).toMatchObject({
      kind: 'easier',
      instead: 'leichter',
    });
  });
});

describe('three falling sessions', () => {
  const falling = [twice(50, 10, 1), twice(50, 9, 1), twice(50, 8, 1), twice(50, 8, 0)];

  it('lead to a lighter one with fewer sets', () => {
    expect(next(falling, { target: { ...TARGET, sets: 3 } })).toMatchObject({ weight: 47.5, sets: 2, amount: 8, kind: 'deload' });
    expect(words(falling)).toContain('Drei Einheiten nacheinander schwächer');
    expect(next(falling.slice(0, 3)).kind).not.toBe('deload');
  });

  it('keep a weight that leaves two in reserve all the same', () => {
    const steps = { step: 2.5, heaviest: null };
    const slight = [twice(50, 12, 2), twice(50, 11, 2), twice(50, 10, 2), twice(50, 9, 2)];
    expect(next(slight, { steps })).toMatchObject({ weight: 50, kind: 'deload', reason: { code: 'falling' } });
  });

  it('are no slump while the repetitions change from week to week and the loss is small', () => {
    const inRange = (min: number) => ({ asked: { ...TARGET, min, max: min + 1 } });
    const log = [twice(50, 8, 3, inRange(8)), twice(50, 8, 2, inRange(6)), twice(50, 8, 1, inRange(4)), twice(50, 8, 0, inRange(6))];
    expect(next(log, { target: { ...TARGET, min: 6, max: 7 } }).reason.code).not.toBe('falling');
    const sameRange = log.map((one) => ({ ...one, asked: null }));
    expect(next(sameRange).reason.code).toBe('falling');
  });

  it('end with it: the load continues where it was', () => {
    expect(next([...falling, session([[45, 8, 4]])])).toMatchObject({ weight: 47.5, kind: 'hold', reason: { code: 'afterLight' } });
  });

  it('do not count with a reserve of four or more, or a lower weight with an unknown reserve', () => {
    expect(next([twice(50, 10, 4), twice(50, 9, 4), twice(45, 9, 4), twice(45, 8, 4)]).kind).not.toBe('deload');
    expect(next([twice(50, 10, null), twice(47.5, 9, null), twice(45, 9, null), twice(42.5, 9, null)]).kind).not.toBe('deload');
  });
});

describe('pain', () => {
  const rungs = { easier: ['leichter'], harder: [] };

  it('leads to the easier exercise from 3 on, to none from 6 on', () => {
    expect(next([twice(50, 10, 3, { pain: 3 })], { rungs })).toMatchObject({ kind: 'substitute', instead: 'leichter' });
    expect(next([twice(50, 10, 3)], { rungs, painNow: 6 })).toMatchObject({ kind: 'stop', instead: null });
    expect(words([twice(50, 10, 3)], { painNow: 7 })).toContain('ärztlich');
    expect(next([twice(50, 10, 3)], { painNow: 2 }).kind).toBe('up');
  });

  it('makes the exercise clearly lighter if there is no easier one', () => {
    expect(next([twice(50, 10, 3)], { painNow: 4 })).toMatchObject({ weight: 40, kind: 'down' });
  });

  it('is followed by a careful return', () => {
    expect(next([twice(50, 10, 3, { pain: 5 })], { painNow: 0 })).toMatchObject({ weight: 45, reason: { code: 'afterPain' } });
    expect(words([twice(50, 10, 3, { pain: 5 })], { painNow: 0 })).toBe('Wieder ohne Schmerz: erst einmal −10 %');
    const onTheWay = [twice(50, 10, 3), twice(40, 10, 3, { pain: 5 }), twice(42.5, 10, 4)];
    expect(next(onTheWay, { painNow: 0 })).toMatchObject({ weight: 45, reason: { code: 'backAfterPain', goal: 50 } });
    expect(words(onTheWay)).toBe('Schmerzfrei zurück zu 50 kg: höchstens ein Zehntel auf einmal');
  });

  it('that went by while another exercise was done instead is followed by the same return', () => {
    expect(next([twice(50, 10, 3)], { painNow: 0, painSince: 5 })).toMatchObject({ weight: 45, reason: { code: 'afterPain' } });
  });

  it('is over when a session on the way back was too hard: the usual rules go on', () => {
    const hard = [twice(50, 10, 3), twice(40, 10, 3, { pain: 5 }), twice(45, 6, 0)];
    expect(next(hard, { painNow: 0 }).reason.code).toBe('missed');
  });

  it('is followed by the repetitions of before where there is no weight', () => {
    const reps = { metric: 'reps', steps: null } as const;
    expect(next([twice(null, 20, 3), twice(null, 16, 3, { pain: 4 })], { ...reps, painNow: 0 })).toMatchObject({ amount: 17 });
    expect(next([twice(null, 20, 3), twice(null, 16, 3, { pain: 4 }), twice(null, 17, 3)], { ...reps, painNow: 0 })).toMatchObject({
      amount: 18,
      reason: { code: 'backAfterPain', goal: 20 },
    });
  });
});

describe('missed weeks', () => {
  it.each([
    [0, 52.5],
    [6, 52.5],
    [7, 50],
    [14, 45],
    [21, 42.5],
    [70, 30],
    [400, 30],
  ])('of %i days reduce 52.5 kg to %f kg', (missedDays, weight) => {
    expect(next([twice(50, 10, 3)], { missedDays }).weight).toBe(weight);
  });

  it('are named in the reason', () => {
    expect(words([twice(50, 10, 3)], { missedDays: 21 })).toBe('3 Wochen ausgesetzt: −15 %');
  });
});

describe('lighter weeks and new blocks', () => {
  const light = { ...TARGET, sets: 1, light: true };

  it('keep the weight in a lighter week, which is not judged', () => {
    expect(next([twice(50, 10, 3)], { target: light })).toMatchObject({ weight: 50, sets: 1, kind: 'deload' });
    expect(next([twice(50, 8, 0)], { target: light })).toMatchObject({ weight: 47.5, sets: 1, kind: 'deload' });
    expect(next([twice(50, 10, 3), session([[50, 8, 4]], { asked: light })])).toMatchObject({ weight: 52.5, kind: 'up' });
    expect(next([twice(50, 10, 3), session([[50, 5, 0]], { asked: light })]).kind).toBe('up');
  });

  it('convert the weight, rounded to the nearest real one, at most 10 % up', () => {
    const heavy = { ...TARGET, min: 5, max: 6 };
    expect(next([twice(50, 10, 2, { asked: TARGET })], { target: heavy })).toMatchObject({
      weight: 55,
      amount: 5,
      reason: { code: 'newRange' },
    });
    expect(next([twice(60, 6, 2, { asked: heavy })], { target: TARGET }).weight).toBe(57.5);
  });
});

describe('another range of repetitions', () => {
  const fours: RowTarget = { ...TARGET, min: 4, max: 5 };
  const sixes: RowTarget = { ...TARGET, min: 6, max: 7 };
  const steps = { step: 5, heaviest: null };

  it('takes the strength from three sessions: a bad day alone changes little', () => {
    const good = twice(50, 8, 2, { asked: TARGET });
    const bad = twice(50, 8, 0, { asked: TARGET });
    expect(next([good, good, bad], { target: fours }).weight).toBe(55);
    expect(next([bad], { target: fours }).weight).toBe(52.5);
  });

  it('is done more often where the weight is too light for it and the next one too heavy', () => {
    const log = [twice(20, 6, 3, { asked: sixes })];
    expect(next(log, { target: fours, steps })).toMatchObject({ weight: 20, amount: 7, reason: { code: 'stepTooBig', change: 5 } });
    expect(next(log, { target: fours, steps: { step: 5, heaviest: 20 } })).toMatchObject({ weight: 20, reason: { code: 'heaviest' } });
  });

  it('keeps a beginner a repetition further from failure in the first sessions only', () => {
    const one = twice(50, 8, 2, { asked: TARGET });
    const fine = { steps: { step: 0.5, heaviest: null }, target: fours, trainingAge: 'neu' } as const;
    expect(next([one], fine).weight).toBeLessThan(next([one, one, one], fine).weight ?? 0);
  });

  it('goes on from the repetitions that the same weight had since', () => {
    const log = [twice(8, 12, 4, { asked: sixes }), twice(8, 16, 4, { asked: fours })];
    expect(next(log, { target: sixes, steps: { step: 4, heaviest: null } })).toMatchObject({ weight: 8, amount: 20 });
  });

  it('does not return to what was too hard in it while the sessions since have shown less', () => {
    const log = [twice(60, 6, 0, { asked: sixes }), twice(52.5, 8, 1, { asked: TARGET }), twice(52.5, 8, 1, { asked: TARGET })];
    expect(next(log, { target: sixes })).toMatchObject({ weight: 55, reason: { code: 'newRange' } });
  });
});

describe('an exercise that is heavy on one day of the week and easy on another', () => {
  const heavy: RowTarget = { ...TARGET, min: 5, max: 6, reserve: 2 };
  const easy: RowTarget = { ...TARGET, min: 10, max: 12, reserve: 4 };

  it('continues from the last session of the same range', () => {
    const log = [
      twice(40, 5, 2, { asked: heavy }),
      twice(30, 10, 4, { asked: easy }),
      twice(40, 6, 3, { asked: heavy }),
      twice(30, 10, 4, { asked: easy }),
    ];
    expect(nextLoad({ ...REQUEST, log, target: heavy })).toMatchObject({ weight: 42.5, amount: 5, kind: 'up' });
    expect(nextLoad({ ...REQUEST, log: log.slice(0, -1), target: easy }).weight).toBe(30);
  });

  it('never gets lighter while everything feels easy, even with large steps', () => {
    const log: LoggedSession[] = [twice(12.5, 10, 4, { asked: easy })];
    const weights: number[] = [];
    for (let week = 0; week < 24; week += 1) {
      const target = week % 2 === 0 ? heavy : easy;
      const { weight, amount } = nextLoad({ ...REQUEST, log, target, steps: { step: 2, heaviest: null } });
      weights.push(weight ?? 0);
      log.push(twice(weight, amount, 4, { asked: target }));
    }
    const ofHeavy = weights.filter((_, index) => index % 2 === 0);
    expect(ofHeavy).toEqual(ofHeavy.toSorted((one, other) => one - other));
    expect(ofHeavy.at(-1)).toBeGreaterThan(ofHeavy[0] ?? 0);
    const ofEasy = weights.filter((_, index) => index % 2 === 1);
    expect(ofEasy).toEqual(ofEasy.toSorted((one, other) => one - other));
  });
});

describe('the start', () => {
  it('counts the repetitions of the last set where the weight stayed and they rose', () => {
    const search = session([
      [8, 8, 4],
      [8, 12, 4],
      [8, 15, 4],
    ]);
    expect(next([search], { steps: { step: 4, heaviest: null } })).toMatchObject({ weight: 8, amount: 19, reason: { code: 'muchLeft' } });
  });

  it('is a calibration set otherwise', () => {
    expect(next([])).toMatchObject({ weight: null, kind: 'calibrate' });
    expect(words([])).toContain('Taste dich heran');
  });

  it('is the plan’s amount for an exercise without a weight', () => {
    expect(next([], { metric: 'reps', steps: null })).toMatchObject({ weight: null, amount: 8, kind: 'start' });
  });
});

describe('without a weight', () => {
  const body = { metric: 'reps', steps: null, target: { ...TARGET, min: 10, max: 12 } } as const;
  const harder = { ...body, rungs: { easier: [], harder: ['schwerer'] } };

  it('the repetitions grow, then the exercise', () => {
    expect(next([twice(null, 10, 2)], body)).toMatchObject({ weight: null, amount: 11, kind: 'more' });
    expect(next([twice(null, 12, 2)], harder)).toMatchObject({ kind: 'harder', instead: 'schwerer' });
    expect(next([twice(null, 12, null)], harder).kind).toBe('hold');
    expect(next([twice(null, 12, null), twice(null, 12, null)], harder).kind).toBe('harder');
  });

  it('they keep growing at the top of the ladder, to twice the range, then become slower', () => {
    expect(next([twice(null, 12, 3)], body)).toMatchObject({ amount: 13, reason: { code: 'topOfLadder' } });
    const lowered = (seconds: number | null) => ({ ...body, target: { ...body.target, lowering: seconds } });
    expect(next([twice(null, 24, 3)], lowered(2))).toMatchObject({ amount: 24, kind: 'hold', reason: { code: 'slower' } });
    // Nothing to lower, or slow already.
    expect(next([twice(null, 24, 3)], lowered(null))).toMatchObject({ amount: 24, kind: 'hold', reason: { code: 'keep' } });
    expect(next([twice(null, 24, 3)], lowered(4)).reason.code).toBe('keep');
  });

  it('they start again once the plan lowers slowly, and grow from there', () => {
    const [fast, slow] = [2, 4].map((lowering) => ({ ...body.target, lowering }));
    const log = [twice(null, 20, 3, { asked: fast ?? null })];
    expect(next(log, { ...body, target: slow ?? body.target })).toMatchObject({ amount: 10, kind: 'start', weight: null });
    expect(words(log, { ...body, target: slow ?? body.target })).toBe('Neu: 4 Sekunden absenken. Dafür wieder 10 Wiederholungen');
    const again = [...log, twice(null, 10, 2, { asked: slow ?? null })];
    expect(next(again, { ...body, target: slow ?? body.target })).toMatchObject({ amount: 11, kind: 'more' });
    // A lift with a weight keeps to its weight.
    expect(next([twice(50, 10, 3, { asked: { ...TARGET, lowering: 2 } })], { target: { ...TARGET, lowering: 4 } }).weight).toBe(52.5);
  });

  it('seconds and metres grow in steps of five', () => {
    const held = { metric: 'seconds', steps: null, target: { ...TARGET, min: 30, max: 45 } } as const;
    expect(next([twice(null, 30, null)], held).amount).toBe(35);
    expect(
      next([twice(null, 20, null), twice(null, 20, null)], { ...held, metric: 'metres', target: { ...TARGET, min: 20, max: 25 } }).amount,
    ).toBe(25);
  });

  it('amounts below the range grow from the current one', () => {
    expect(next([twice(null, 5, 0)], body)).toMatchObject({ amount: 5, kind: 'down' });
    expect(next([twice(null, 5, 0), twice(null, 5, 2)], body)).toMatchObject({ amount: 6, kind: 'more' });
    expect(next([twice(null, 5, 0)], { ...body, rungs: { easier: ['leichter'], harder: [] } })).toMatchObject({ instead: 'leichter' });
  });
});

describe('the change beside a load', () => {
  it('is against the last session of the same range, where the load goes on from that', () => {
    const heavy = { ...TARGET, min: 4, max: 5 };
    const easy = { ...TARGET, min: 8, max: 10 };
    // Easy on Friday, heavy on Monday, easy again.
    const log = [twice(40, 10, 2, { asked: easy }), twice(60, 5, 2, { asked: heavy })];
    expect(next(log, { target: easy })).toMatchObject({ weight: 42.5, reason: { code: 'topWithReserve', change: 2.5 } });
    const change = (said: Partial<NextLoadRequest>) => {
      const request = { ...REQUEST, log, target: easy, ...said };
      return changeOfLoad(request, nextLoad(request));
    };
    expect(change({})).toBe(2.5);
    expect(change({ log: [] })).toBeNull();
    expect(change({ log: [twice(40, 9, 1, { asked: easy }), twice(60, 5, 2, { asked: heavy })] })).toBe(0);
    // A break is counted from the last session, whatever it was.
    expect(change({ missedDays: 21 })).toBe((next(log, { target: easy, missedDays: 21 }).weight ?? 0) - 60);
  });
});

describe('for any log', () => {
  const reserves = fc.option(fc.integer({ min: 0, max: 4 }));
  const weights = fc.integer({ min: 1, max: 80 }).map((steps) => steps * 2.5);
  const sets = fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), reserves), { minLength: 1, maxLength: 5 });
  const targets = fc.record({
    sets: fc.integer({ min: 1, max: 5 }),
    min: fc.integer({ min: 1, max: 12 }),
    max: fc.integer({ min: 12, max: 15 }),
    reserve: fc.option(fc.integer({ min: 0, max: 5 })),
    light: fc.boolean(),
  });
  const sessions = fc.record({ weight: weights, sets, pain: fc.option(fc.integer({ min: 0, max: 10 })), asked: fc.option(targets) });
  const wishes = fc.record({
    target: targets,
    missedDays: fc.integer({ min: 0, max: 100 }),
    painNow: fc.option(fc.integer({ min: 0, max: 10 })),
    trainingAge: fc.constantFrom(null, 'neu' as const, '1-2' as const, '3+' as const),
    rungs: fc.record({ easier: fc.constantFrom([], ['a']), harder: fc.constantFrom([], ['b']) }),
  });

  it('no load grows by more than one step or 10 %, and the suggestion is valid and has a reason', () => {
    fc.assert(
      fc.property(fc.array(sessions, { minLength: 1, maxLength: 12 }), fc.constantFrom(0.5, 1.25, 2.5, 5), wishes, (said, step, wish) => {
        const log = said.map(({ weight, sets: done, pain, asked }) =>
          session(
            done.map(([amount, reserve]) => [weight, amount, reserve] as const),
            { pain, asked },
          ),
        );
        const answer = next(log, { ...wish, steps: { step, heaviest: null } });
        const last = said.at(-1)?.weight ?? 0;
        expect(answer.weight ?? 0).toBeLessThanOrEqual(Math.max(last + step, last * 1.1) + 1e-9);
        expect(answer.weight ?? 1).toBeGreaterThan(0);
        expect(answer.sets).toBeGreaterThanOrEqual(1);
        expect(answer.amount).toBeGreaterThanOrEqual(1);
        expect(reasonInWords(answer.reason, ROW)).not.toMatch(/undefined|NaN|Infinity/);
        // A change that the reason names is the one that is shown, and leads to the suggested weight from one that was lifted.
        const change = changeOfLoad({ ...REQUEST, ...wish, log, steps: { step, heaviest: null } }, answer);
        if (answer.reason.code === 'topWithReserve' || answer.reason.code === 'topTwice') {
          expect(change).toBe(answer.reason.change);
          expect(said.map(({ weight }) => weight)).toContainEqual(expect.closeTo((answer.weight ?? 0) - answer.reason.change, 6));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('where the weights of bar and plates are known, none is suggested that they do not make', () => {
    const barbells = fc
      .record({ bar: fc.constantFrom(10, 15, 20), plates: fc.subarray([25, 20, 10, 5, 2.5, 1.25], { minLength: 1 }) })
      .map(loadableWeights);
    fc.assert(
      fc.property(fc.array(sessions, { minLength: 0, maxLength: 8 }), barbells, wishes, (said, loadable, wish) => {
        const steps = stepsOfWeights(loadable);
        const log = said.map(({ weight, sets: done, pain, asked }) =>
          session(
            done.map(([amount, reserve]) => [weight, amount, reserve] as const),
            { pain, asked },
          ),
        );
        const { weight, instead, reason } = next(log, { ...wish, steps });
        if (weight !== null && instead === null) expect(loadable).toContain(weight);
        expect(reasonInWords(reason, ROW)).not.toMatch(/undefined|NaN|Infinity/);
        for (const set of log.at(-1)?.sets ?? []) {
          const tried = nextTry(set, { ...REQUEST, steps });
          if (tried !== null && tried.change !== 0) expect(loadable).toContain(tried.weight);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('no amount grows by more than one step or 10 %', () => {
    fc.assert(
      fc.property(
        fc.array(sessions, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('reps' as const, 'seconds' as const, 'metres' as const),
        wishes,
        (said, metric, wish) => {
          const log = said.map(({ sets: done, pain, asked }) =>
            session(
              done.map(([amount, reserve]) => [null, amount, reserve] as const),
              { pain, asked },
            ),
          );
          const answer = next(log, { ...wish, metric, steps: null });
          const last = Math.min(...(log.at(-1)?.sets ?? []).map(({ amount }) => amount));
          const step = metric === 'reps' ? 1 : 5;
          if (answer.instead === null) expect(answer.amount).toBeLessThanOrEqual(Math.max(last + step, last * 1.1));
          expect(answer.amount).toBeGreaterThanOrEqual(1);
          expect(answer.weight).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('after a week with complaints', () => {
  const health = { isTakenOff: false, weightFactor: 0.9 };
  const takenOff = { ...health, isTakenOff: true };

  it('is lighter once, and does not grow until the next answers', () => {
    expect(next([twice(50, 10, 3)], { health })).toMatchObject({ weight: 45, amount: 8, kind: 'down' });
    expect(words([twice(50, 10, 3)], { health })).toBe('Nach deiner Wochenfrage: −10 %');
    const after = [twice(50, 10, 3), twice(45, 10, 4, { day: '2026-11-10' })];
    expect(next(after, { health: takenOff })).toMatchObject({ weight: 45, amount: 8, kind: 'hold' });
    expect(words(after, { health: takenOff })).toBe('Nach deiner Wochenfrage: in dieser Woche keine Steigerung');
  });

  it('without a weight there are fewer repetitions', () => {
    const request = { metric: 'reps', steps: null } as const;
    expect(next([twice(null, 10, 3)], { ...request, health })).toMatchObject({ weight: null, amount: 9, kind: 'down' });
    expect(next([twice(null, 9, 3)], { ...request, health: takenOff })).toMatchObject({ weight: null, amount: 9, kind: 'hold' });
  });

  it('pain takes precedence, and no reduction changes nothing', () => {
    expect(next([twice(50, 10, 3)], { health, painNow: 7 }).kind).toBe('stop');
    expect(next([twice(50, 10, 3)], { health: { ...health, weightFactor: 1 } }).kind).toBe('up');
  });
});

describe('quality work', () => {
  const jump = { metric: 'reps', progress: 'quality', steps: null, target: { ...TARGET, min: 5, max: 6, reserve: null } } as const;
  const easyJumps = (weight: number | null) => twice(weight, 5, 4);

  it('keeps its amount, however much would have been left', () => {
    const log: LoggedSession[] = [];
    for (let done = 0; done < 12; done += 1) {
      const suggestion = nextLoad({ ...REQUEST, ...jump, log });
      expect(suggestion).toMatchObject({ amount: 5, sets: 2, instead: null });
      log.push(easyJumps(null));
    }
    expect(words([easyJumps(null)], jump)).toContain('höher, weiter, schneller oder sauberer');
  });

  it('keeps a weight, and starts without looking for the heaviest', () => {
    const weighted = { ...jump, metric: 'weight_reps', steps: { step: 2, heaviest: null } } as const;
    expect(next([easyJumps(8)], weighted)).toMatchObject({ weight: 8, amount: 5, kind: 'hold' });
    expect(words([], weighted)).toContain('leichtes Gewicht');
  });

  it('is still spared when it hurts', () => {
    expect(next([easyJumps(null)], { ...jump, painNow: 6 }).kind).toBe('stop');
    expect(next([easyJumps(null)], { ...jump, missedDays: 28 })).toMatchObject({ amount: 4, kind: 'down' });
  });
});
