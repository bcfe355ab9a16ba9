import { describe, expect, it } from 'vitest';
import {
  matchesOwnExercise,
  NEW_OWN_EXERCISE,
  OWN_EQUIPMENT,
  OWN_GOALS,
  OWN_TYPE_LABELS,
  ownEquipmentLabel,
  ownExerciseMetric,
  ownExerciseSchema,
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
    expect(ownExerciseMetric(equipment)).toBe(metric);
  });

  it.each([
    ['knie', true],
    [' RÜCKEN ', true],
    ['rücken'.normalize('NFD'), true],
    ['knie\u00adbeuge', true],
    ['arm', false],
    ['', true],
  ])('is found by %j in name or category: %s', (text, isFound) => {
    expect(matchesOwnExercise({ name: 'Kniebeuge', position: 'Rücken' }, text)).toBe(isFound);
  });
});
