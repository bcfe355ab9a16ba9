import { expect, test } from 'vitest';
import { unsentWords } from './unsent-words.ts';

const rows = (counts: Record<string, number>) => Object.entries(counts).map(([table, count]) => ({ table, count }));

test.each([
  [{ workout_tracking: 1 }, '1 Satz ist'],
  [{ workout_tracking: 12 }, '12 Sätze sind'],
  [{ profiles: 1 }, '1 Änderung ist'],
  [{ profiles: 1, fitness_tests: 2 }, '3 Änderungen sind'],
  [{ workout_tracking: 12, active_training_sessions: 1 }, '12 Sätze und 1 weitere Änderung sind'],
  [{ workout_tracking: 1, sessions: 2, profiles: 1 }, '1 Satz und 3 weitere Änderungen sind'],
])('%o: %s', (counts, words) => expect(unsentWords(rows(counts))).toBe(words));
