import { describe, expect, test } from 'vitest';
import { compare } from '../norms/compare.ts';
import { ownNorms } from '../norms/own-norms.ts';
import { toCompare } from './compared-value.ts';
import { readStoredResults, toStoredResults } from './stored-test.ts';
import { emptyEntry, hasValidTrial, nextOpenTrial, type TestEntry, withTrial } from './test-entry.ts';
import { comparedDirections, resultOf } from './test-result.ts';
import { resultFor, testOf } from './result-for.test-support.ts';

test('trials are filled in order, the right side after the left', () => {
  const stand = testOf('einbeinstand');
  let entry = emptyEntry(stand);
  expect(hasValidTrial(entry)).toBe(false);
  for (const value of [20, 'invalid', 22, 18] as const) {
    const next = nextOpenTrial(entry);
    if (next !== null) entry = withTrial(entry, next.side, next.index, value);
  }
  expect(entry).toMatchObject({ trials: [20, 'invalid', 22], right: [18, null, null] });
  expect(nextOpenTrial(entry)).toEqual({ side: 'right', index: 1 });
  expect(hasValidTrial(entry)).toBe(true);
  expect(resultOf(stand, entry)).toMatchObject({ best: 22, trials: [20, null, 22], asymmetry: 18.2 });
});

test('there is no result without a valid trial, whatever else was chosen', () => {
  const jump = testOf('countermovement_jump');
  expect(resultOf(jump, { ...emptyEntry(jump), trials: ['invalid', null, null], extras: { standhoehe: '220' } })).toBeNull();
});

describe('the Y-balance test', () => {
  const left = [65.2, 110, 107.1];

  test('keeps the score of the side that has all directions, and all reaches of the other', () => {
    const result = resultFor('y_balance_test', { trials: left, right: [60, 'invalid', 100], legLength: 100 });
    expect(result).toMatchObject({ best: 94.1, unit: 'punkte', asymmetry: null });
    expect(result.sides).toEqual({ left: { best: 94.1, trials: left }, right: { best: null, trials: [60, null, 100] } });
    expect(comparedDirections(testOf('y_balance_test'), result)).toEqual([
      { name: 'Nach vorn', left: 65.2, right: 60, asymmetry: 8 },
      { name: 'Hinten innen', left: 110, right: null, asymmetry: null },
      { name: 'Hinten außen', left: 107.1, right: 100, asymmetry: 6.6 },
    ]);
    const read = readStoredResults('koerperstabilitaet', toStoredResults('koerperstabilitaet', { y_balance_test: result }));
    expect(read.get('y_balance_test')).toEqual({ ...result, extras: { testbein: 'links' } });
  });

  test('compares without a leg length only directions that both sides have', () => {
    expect(resultFor('y_balance_test', { trials: [60, null, 100], right: [54, 110, null] })).toMatchObject({ unit: 'cm', asymmetry: 10 });
    expect(resultFor('y_balance_test', { trials: [60, null, null], right: [null, 110, null] })).toMatchObject({ asymmetry: null });
  });
});

describe('a stored result', () => {
  test('has the documents’ field names, and round-trips', () => {
    const results = {
      countermovement_jump: resultFor('countermovement_jump', { trials: [33.1, 34.5, 'invalid'], extras: { standhoehe: '220' } }),
      standweitsprung: resultFor('standweitsprung', { trials: [172, null, null] }),
    };
    const stored = toStoredResults('sprungkraft', results);
    expect(stored).toEqual({
      countermovement_jump: { bester_wert: 34.5, einheit: 'cm', versuch_1: 33.1, versuch_2: 34.5, versuch_3: null, standhoehe: '220' },
      standweitsprung: { bester_wert: 172, einheit: 'cm', versuch_1: 172, versuch_2: null, versuch_3: null },
    });
    expect(Object.fromEntries(readStoredResults('sprungkraft', JSON.parse(JSON.stringify(stored))))).toEqual(results);
  });

  test('with two sides names the better one, with both and their difference', () => {
    const result = resultFor('505_agility', { trials: [2.5, 2.44], right: [2.6, 2.55] });
    const stored = toStoredResults('antritt', { '505_agility': result });
    expect(stored['505_agility']).toEqual({
      bester_wert: 2.44,
      einheit: 's',
      versuch_1: 2.5,
      versuch_2: 2.44,
      drehrichtung: 'links',
      links: { bester_wert: 2.44, versuch_1: 2.5, versuch_2: 2.44 },
      rechts: { bester_wert: 2.55, versuch_1: 2.6, versuch_2: 2.55 },
      asymmetrie_prozent: 4.5,
    });
    expect(readStoredResults('antritt', stored).get('505_agility')).toMatchObject({ best: 2.44, asymmetry: 4.5, sides: result.sides });
  });

  test('of repeated sprints has the best, the mean and the decrement', () => {
    const result = resultFor('repeated_sprint_ability', { trials: [4.4, 4.5, 4.6, 4.7, 4.8, 4.9] });
    expect(toStoredResults('schnelligkeitsausdauer', { repeated_sprint_ability: result })['repeated_sprint_ability']).toMatchObject({
      bester_wert: 4.4,
      mittelwert: 4.65,
      abfall_prozent: 5.7,
      versuch_6: 4.9,
    });
  });

  test('of other tools, as text or with more fields, is parsed; unreadable parts are skipped', () => {
    const stored = {
      medizinballwurf: { bester_wert: '8,4', einheit: 'm', versuch_1: '8,4', medizinball_gewicht: 4, wetter: 'Regen' },
      throw_jump_kmh: { einheit: 'km/h' },
      etwas_anderes: 7,
    };
    const read = readStoredResults('wurfkraft', stored);
    expect([...read.keys()]).toEqual(['medizinballwurf']);
    expect(read.get('medizinballwurf')).toMatchObject({ best: 8.4, trials: [8.4, null, null], extras: { medizinball_gewicht: '4' } });
    for (const broken of [null, 7, 'x', [], { medizinballwurf: null }]) expect(readStoredResults('wurfkraft', broken).size).toBe(0);
  });
});

describe('the compared value', () => {
  const valueOf = (id: string, entry: Partial<TestEntry>) => toCompare(testOf(id), resultFor(id, entry));

  test('is the best trial, the mean of six sprints, the mean of both sides, or the distance', () => {
    expect(valueOf('standweitsprung', { trials: [170, 180, null] })).toEqual({ value: { value: 180 } });
    expect(valueOf('repeated_sprint_ability', { trials: [4.4, 4.5, 4.6, 4.7, 4.8, 4.9] })).toEqual({ value: { value: 4.65 } });
    expect(valueOf('side_plank', { trials: [60], right: [80] })).toEqual({ value: { value: 70 } });
    expect(valueOf('side_plank', { trials: [60] })).toEqual({ value: { value: 60 } });
    expect(valueOf('yoyo_intermittent_recovery', { trials: [15.3] })).toEqual({ value: { value: 15.3, metres: 880 } });
    expect(valueOf('y_balance_test', { trials: [65.2, 110, 107.1], right: [65.2, 110, 107.1], legLength: 100 })).toEqual({
      value: { value: 94.1 },
    });
  });

  test.each<[string, Partial<TestEntry>, string]>([
    ['medizinballwurf', { trials: [8, null, null], extras: { medizinball_gewicht: '2' } }, '2 kg'],
    ['medizinballwurf', { trials: [8, null, null], extras: { medizinball_gewicht: '4' } }, '4 kg'],
    ['countermovement_jump', { trials: [40, null, null], extras: { messung: 'wand' } }, 'An der Wand'],
    ['medizinballwurf', { trials: [8, null, null], extras: { medizinball_gewicht: '5' } }, '5 kg'],
    ['y_balance_test', { trials: [60, 95, 90] }, 'Beinlänge'],
    ['y_balance_test', { trials: [60, 95, null], legLength: 90 }, 'Richtungen'],
    ['y_balance_test', { trials: [60, 95, null], right: [60, 95, 90] }, 'Beinlänge'],
    ['medizinballwurf', { trials: [8, null, null] }, 'ohne Gewicht des Balls'],
    ['sprint_10m', { trials: [1.9, null, null] }, 'ohne Art des Starts'],
    ['overhead_squat', { trials: [3] }, 'keine Vergleichswerte'],
    ['sprint_10m', { trials: [1.9, null, null], extras: { startart: 'tiefstart' } }, 'Hochstart'],
    ['repeated_sprint_ability', { trials: [4.4, 4.5, 4.6, null, null, null] }, 'sechs'],
  ])('nothing of %s with %j', (id, entry, reason) => {
    const compared = valueOf(id, entry);
    expect('none' in compared && compared.none).toContain(reason);
  });

  test('a 3 kg ball and a standing start are compared, and the measured population is named', () => {
    const throwing = valueOf('medizinballwurf', { trials: [8, null, null], extras: { medizinball_gewicht: '3' } });
    expect(throwing).toEqual({ value: { value: 8 } });
    expect(valueOf('sprint_5m', { trials: [1.1, null, null], extras: { startart: 'hochstart' } })).toHaveProperty('value');
    const comparison = compare(ownNorms(), 'y_balance_test', { value: 94.1 }, { age: 17, gender: 'female' });
    expect(comparison).toMatchObject({ percentile: 50, provenance: 'measured', population: expect.stringContaining('Handball') });
  });
});
