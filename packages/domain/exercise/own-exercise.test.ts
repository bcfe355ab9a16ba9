import { describe, expect, it } from 'vitest';
import {
  matchesOwnExercise,
  NEW_OWN_EXERCISE,
  OWN_EQUIPMENT,
  OWN_GOALS,
  OWN_TYPE_LABELS,
  ownEquipmentLabel,
  ownAmounts,
  ownSetsText,
  ownExerciseSchema,
  ownMetric,
} from './own-exercise.ts';

const squat = { ...NEW_OWN_EXERCISE, name: ' Kniebeuge ' };

describe('an own exercise', () => {
  it('defaults to a main exercise of 3 sets of 12, and requires only a name', () => {
    expect(ownExerciseSchema.parse(squat)).toEqual({
      name: 'Kniebeuge',
      instructionLink: null,
      equipment: [],
      goals: [],
      sets: 3,
      reps: 12,
      position: 'Eigene Übungen',
      exerciseType: 'main',
      figure: null,
      metric: null,
      seconds: null,
      metres: null,
      perSide: false,
      isPaced: false,
      pauseSeconds: null,
      tempo: null,
      weightStep: null,
      muscles: [],
    });
  });

  it.each([
    [{ name: '  ' }, 'Name ist erforderlich'],
    [{ name: '\u200b\u00ad\u2060' }, 'Name ist erforderlich'],
    [{ name: 'x'.repeat(201) }, 'Der Name darf höchstens 200 Zeichen lang sein.'],
    [{ instructionLink: 'kein Link' }, 'Ungültige URL'],
    [{ instructionLink: 'javascript:alert(1)' }, 'Ungültige URL'],
    [{ sets: 0 }, 'Bitte gib 1 bis 20 Sätze an.'],
    [{ sets: 21 }, 'Bitte gib 1 bis 20 Sätze an.'],
    [{ sets: null }, 'Bitte gib 1 bis 20 Sätze an.'],
    [{ sets: 2.5 }, 'Bitte gib 1 bis 20 Sätze an.'],
    [{ reps: 0 }, 'Bitte gib 1 bis 100 Wiederholungen an.'],
    [{ reps: 101 }, 'Bitte gib 1 bis 100 Wiederholungen an.'],
    [{ position: 'x'.repeat(201) }, 'Die Kategorie darf höchstens 200 Zeichen lang sein.'],
    [{ seconds: 3601 }, 'Bitte gib 1 bis 3600 Sekunden an.'],
    [{ metres: 0 }, 'Bitte gib 1 bis 10.000 Meter an.'],
    [{ pauseSeconds: 901 }, 'Bitte gib 0 bis 900 Sekunden Pause an.'],
    [{ tempo: 'langsam' }, 'Schreib das Tempo als vier Teile, zum Beispiel 3-1-X-0.'],
    [{ tempo: '3-1-X' }, 'Schreib das Tempo als vier Teile, zum Beispiel 3-1-X-0.'],
    [{ weightStep: 0.1 }, 'Bitte gib 0,25 bis 20 kg an.'],
  ])('refuses %j', (change, message) => {
    expect(ownExerciseSchema.safeParse({ ...squat, ...change }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('accepts the limits and a link', () => {
    const most = { ...squat, sets: 20, reps: 100, instructionLink: 'https://videos.example/a' };
    expect(ownExerciseSchema.parse(most)).toMatchObject({ sets: 20, reps: 100, instructionLink: 'https://videos.example/a' });
    expect(ownExerciseSchema.parse({ ...squat, sets: 1, reps: 1 })).toMatchObject({ sets: 1, reps: 1 });
  });

  it('accepts the documented equipment, goals and types', () => {
    expect(OWN_EQUIPMENT.join(', ')).toBe(
      'Keine, Hanteln, Kettlebells, Widerstandsband, Gymnastikball, Medizinball, Springseil, Langhantel',
    );
    expect(OWN_GOALS.join(', ')).toBe('Kraft, Ausdauer, Schnelligkeit, Beweglichkeit, Balance, Koordination, Verletzungsprävention');
    expect(Object.values(OWN_TYPE_LABELS)).toEqual(['Aufwärmen', 'Hauptübung', 'Cooldown']);
  });

  it.each([
    ['keine', 'Kein'],
    ['Keine', 'Kein'],
    ['kettlebells', 'Kettlebell'],
    ['Widerstandsband', 'Widerstandsband'],
    ['rope', 'Springseil'],
    ['Gymnastikball', 'Gymnastikball'],
  ])('shows %s as %s', (text, label) => {
    expect(ownEquipmentLabel(text)).toBe(label);
  });

  it.each([
    [[], 'reps'],
    [['Keine'], 'reps'],
    [['Widerstandsband'], 'reps'],
    [['Medizinball', 'Kettlebells'], 'weight_reps'],
    [['Langhantel'], 'weight_reps'],
  ])('with %j is logged as %s', (equipment, metric) => {
    expect(ownMetric({ metric: null, equipment })).toBe(metric);
  });

  it('is logged as what was chosen, whatever its equipment is', () => {
    expect(ownMetric({ metric: 'seconds', equipment: ['Langhantel'] })).toBe('seconds');
    expect(ownMetric({ metric: 'reps', equipment: ['Langhantel'] })).toBe('reps');
  });

  it.each([
    [{}, 'Wiederholungen', { reps: 12, durationSeconds: null, distanceMeters: null }],
    [{ metric: 'weight_reps' as const, perSide: true }, 'kg je Seite', { reps: 12, durationSeconds: null, distanceMeters: null }],
    [{ metric: 'seconds' as const, seconds: 45 }, 'Sekunden', { reps: null, durationSeconds: 45, distanceMeters: null }],
    [{ metric: 'seconds' as const }, 'Sekunden', { reps: null, durationSeconds: 30, distanceMeters: null }],
    [{ metric: 'metres' as const, metres: 40, perSide: true }, 'Meter je Seite', { reps: null, durationSeconds: null, distanceMeters: 40 }],
  ])('with %j is planned in %s', (chosen, unit, amounts) => {
    expect(ownAmounts({ ...ownExerciseSchema.parse(squat), ...chosen })).toEqual({ unit, ...amounts });
  });

  it.each([
    [{}, '3 × 12'],
    [{ metric: 'seconds' as const, seconds: 45 }, '3 × 45 s'],
    [{ metric: 'metres' as const }, '3 × 20 m'],
  ])('with %j is listed as %s', (chosen, text) => {
    expect(ownSetsText({ ...ownExerciseSchema.parse(squat), ...chosen })).toBe(text);
  });

  it('takes a tempo in small letters and between blanks', () => {
    expect(ownExerciseSchema.parse({ ...squat, tempo: ' 3-1-x-0 ' }).tempo).toBe('3-1-X-0');
  });

  it.each([
    ['knie', true],
    [' RÜCKEN ', true],
    ['rücken'.normalize('NFD'), true],
    ['knie\u00adbeuge', true],
    ['arm', false],
    ['gesäß', true],
    ['', true],
  ])('is found by %j in name, category or muscles: %s', (text, isFound) => {
    expect(matchesOwnExercise({ name: 'Kniebeuge', position: 'Rücken', muscles: ['Gesäß'] }, text)).toBe(isFound);
  });
});
