import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY_LABELS } from './ability.ts';
import { BODY_REGIONS, parseBodyRegion } from './body-region.ts';
import { EQUIPMENT, equipmentLabel, parseEquipment } from './equipment.ts';
import { focusAreasOf } from './goal-focus.ts';
import { GOAL_LABELS, GOALS } from './goal.ts';
import { parseGoal } from './parse-goal.ts';
import { parsePhase, phaseToEdge } from './phase.ts';
import { parseGender, parsePosition } from './parse-player.ts';
import { GENDER_LABELS, GENDERS, POSITIONS } from './player.ts';
import { INDIVIDUAL_TRAINING_RANGE, parseSessionDuration, parseTimesPerWeek } from './training-time.ts';
import { isPerSideUnit, METRICS, metricToUnit, parseUnit, UNITS, unitText, unitToMetric } from './unit.ts';

describe('canonical lists', () => {
  it('have the documented sizes, and our six additional pieces of equipment', () => {
    expect([EQUIPMENT.length, GOALS.length, POSITIONS.length]).toEqual([16 + 6, 10, 5]);
  });

  it('parse every canonical value and label to itself', () => {
    expect(EQUIPMENT.map(parseEquipment)).toEqual(EQUIPMENT);
    expect(GOALS.map((goal) => parseGoal(GOAL_LABELS[goal]))).toEqual(GOALS);
    expect(POSITIONS.map(parsePosition)).toEqual(POSITIONS);
    expect(GENDERS.map((gender) => parseGender(GENDER_LABELS[gender]))).toEqual(GENDERS);
    expect(UNITS.map(parseUnit)).toEqual(UNITS);
    expect(BODY_REGIONS.map(parseBodyRegion)).toEqual(BODY_REGIONS);
  });
});

it('names the eight abilities of the self-assessment, each with its own label', () => {
  expect(new Set(ABILITIES.map((ability) => ABILITY_LABELS[ability])).size).toBe(8);
});

it('knows body regions by their everyday names', () => {
  expect(['Leiste', 'rücken', 'Knöchel', 'Nase'].map(parseBodyRegion)).toEqual(['Adduktoren', 'unterer Rücken', 'Sprunggelenk', undefined]);
});

describe('other spellings', () => {
  it.each([
    ['Widerstandsband', 'Theraband'],
    ['  KEINE ', 'Kein Equipment'],
    ['Kein', 'Kein Equipment'],
    ['kettlebells', 'Kettlebell'],
    ['Springseil', 'Rope'],
    ['Gymnastikball', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('equipment %j is %j', (text, expected) => {
    expect(parseEquipment(text)).toBe(expected);
  });

  it('reads decomposed umlauts', () => {
    expect(parsePosition('Kreisläufer'.normalize('NFD'))).toBe('Kreisläufer');
  });

  it('shows Rope as Springseil', () => {
    expect(equipmentLabel('Rope')).toBe('Springseil');
    expect(equipmentLabel('Hanteln')).toBe('Hanteln');
  });

  it('does not parse a word that means several goals', () => {
    expect(parseGoal('Kraft')).toBeUndefined();
    expect(parseGoal('Verletzungsprävention')).toBe('verletzungen_vorbeugen');
  });

  it('spells the middle phase haupt only at the edge', () => {
    expect(parsePhase('haupt')).toBe('main');
    expect(['warmup', 'main', 'cooldown'].map((text) => phaseToEdge(parsePhase(text) ?? 'main'))).toEqual(['warmup', 'haupt', 'cooldown']);
  });

  it.each([
    ['60min', 60],
    ['45', 45],
    ['90 Minuten', 90],
    ['50min', undefined],
    ['60 kg', undefined],
  ])('session length %j is %j', (text, minutes) => {
    expect(parseSessionDuration(text)).toBe(minutes);
  });

  it.each([
    ['3x', 3],
    ['5x pro Woche', 5],
    ['1', 1],
    ['6x', undefined],
    ['0x', undefined],
    ['oft', undefined],
  ])('individual trainings %j are %j', (text, times) => {
    expect(parseTimesPerWeek(text, INDIVIDUAL_TRAINING_RANGE)).toBe(times);
  });
});

describe('units and metrics', () => {
  it.each([
    ['kg', 'weight_reps'],
    ['Gewicht (kg)', 'weight_reps'],
    ['Kilogramm je Seite', 'weight_reps'],
    ['Wdh.', 'reps'],
    ['Wiederholungen je Seite', 'reps'],
    ['s', 'seconds'],
    ['Minuten', 'seconds'],
    ['m', 'metres'],
    ['Bananen', 'weight_reps'],
    [null, 'weight_reps'],
  ])('%j is logged as %s', (unit, metric) => {
    expect(unitToMetric(unit)).toBe(metric);
  });

  it('goes from a metric to a unit and back', () => {
    expect(METRICS.map((metric) => unitToMetric(metricToUnit(metric)))).toEqual(METRICS);
  });

  it("carries 'je Seite' in the unit text", () => {
    expect(isPerSideUnit(unitText('Sekunden', true))).toBe(true);
    expect(isPerSideUnit(unitText('Sekunden', false))).toBe(false);
    expect(parseUnit(unitText('Sekunden', true))).toBe('Sekunden');
  });
});

describe('goal focus', () => {
  it("puts each goal's leading focus before supporting ones, without duplicates", () => {
    expect(focusAreasOf(['starker_im_wurfarm', 'mehr_tore_werfen', 'explosiver_starten'])).toEqual([
      'Wurfkraft',
      'Sprint',
      'Rumpf- und Rotationskraft',
      'Sprungkraft',
    ]);
    expect(focusAreasOf(['schneller_werden'])).toEqual(['Sprint']);
  });
});
