import { expect, test } from 'vitest';
import { ENGLISH_NAMES, matchedExercises } from './exercise-spelling.ts';

const exercise = (name: string, ...synonyms: readonly string[]) => ({ name, synonyms });
const known = [exercise('Kniebeuge mit Langhantel', 'Back Squat tief'), exercise('Goblet-Kniebeuge'), exercise('Klimmzug')];

test.each([
  ['Kniebeuge mit Langhantel', 'Kniebeuge mit Langhantel'],
  ['  kniebeuge MIT langhantel ', 'Kniebeuge mit Langhantel'],
  ['Goblet Kniebeuge', 'Goblet-Kniebeuge'],
  ['back-squat tief', 'Kniebeuge mit Langhantel'],
  ['Squat (Barbell)', 'Kniebeuge mit Langhantel'],
  ['Pull Up', 'Klimmzug'],
  ['Squat (Smith Machine)', undefined],
  ['Bench Press (Barbell)', undefined],
])('%j means %j', (name, expected) => {
  expect(matchedExercises([name], known).get(name)?.name).toBe(expected);
});

test('a name wins over another exercise’s synonym', () => {
  const own = [exercise('Goblet-Kniebeuge', 'Kelchbeuge'), exercise('Kelchbeuge')];
  expect(matchedExercises(['Kelchbeuge'], own).get('Kelchbeuge')).toBe(own[1]);
});

test('no English name means two exercises', () => {
  const names = Object.values(ENGLISH_NAMES).flat();
  expect(new Set(names).size).toBe(names.length);
});
