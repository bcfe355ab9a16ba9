import { expect, it } from 'vitest';
import type { ExerciseAmounts } from './exercise-detail.ts';
import { amountInWords, pauseInWords, tempoInWords } from './exercise-words.ts';

const nothing: ExerciseAmounts = {
  sets: null,
  reps: null,
  unit: null,
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: null,
};

it.each([
  [{ sets: 3, reps: 8, unit: 'kg je Seite' }, '3 Sätze mit 8 Wiederholungen je Seite mit Gewicht'],
  [{ sets: 4, reps: 1, unit: 'Wiederholungen' }, '4 Sätze mit 1 Wiederholung'],
  [{ sets: 1, durationMinutes: 1.5, unit: 'Minuten' }, '1,5 Minuten'],
  [{ sets: 2, durationSeconds: 45, unit: 'Sekunden je Seite' }, '2 Sätze mit 45 Sekunden je Seite'],
  [{ sets: 1, distanceMeters: 1200, unit: 'Meter' }, '1.200 Meter'],
  [{ sets: 3 }, '3 Sätze'],
  [{}, null],
])('the amount of %j reads %j', (amounts, words) => {
  expect(amountInWords({ ...nothing, ...amounts })).toBe(words);
});

it.each([
  ['3-1-X-0', ['3 Sekunden absenken', '1 Sekunde unten halten', 'explosiv anheben']],
  ['2-0-1-2', ['2 Sekunden absenken', '1 Sekunde anheben', '2 Sekunden oben halten']],
  ['schnell', []],
  ['2-0-1', []],
  [null, []],
])('the tempo %j reads %j', (tempo, words) => {
  expect(tempoInWords(tempo)).toEqual(words);
});

it.each([
  [{ sets: 3, pauseSeconds: 75 }, '75 Sekunden'],
  [{ sets: 3, pauseSeconds: 120 }, '2 Minuten'],
  [{ sets: 3, pauseSeconds: 60 }, '1 Minute'],
  [{ sets: 1, pauseSeconds: 60 }, null],
  [{ sets: 3, pauseSeconds: 0 }, null],
])('the rest of %j reads %j', (amounts, words) => {
  expect(pauseInWords({ ...nothing, ...amounts })).toBe(words);
});
