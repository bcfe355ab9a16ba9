import { expect, test } from 'vitest';
import { describeAbsence } from './absence.ts';

test('a server that does not answer is not called a lack of reception', () => {
  expect(describeAbsence({ connection: 'offline', isServerAway: true })?.reason).toBe('Der Server antwortet nicht.');
  expect(describeAbsence({ connection: 'offline', isServerAway: false })?.reason).toBe('Kein Empfang.');
  for (const connection of ['online', 'connecting', 'signed-out'] as const) {
    expect(describeAbsence({ connection, isServerAway: true })).toBeNull();
  }
});
