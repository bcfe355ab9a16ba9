import { expect, test } from 'vitest';
import { eventTitle } from './event-words.ts';

test.each([
  ['match', 'TV Beispielhausen', 'Spiel gegen TV Beispielhausen'],
  ['match', 'HSG Probe - TV Beispielhausen', 'Spiel: HSG Probe - TV Beispielhausen'],
  ['match', 'Pokalspiel in Köln', 'Pokalspiel in Köln'],
  ['match', null, 'Spiel'],
  ['training', 'Krafttraining', 'Krafttraining'],
  ['free', 'Weihnachten', 'Spielfrei'],
] as const)('%s %s is said as %s', (kind, title, words) => {
  expect(eventTitle({ kind, title, isCancelled: false })).toBe(words);
});
