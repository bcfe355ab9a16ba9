import type { Goal } from '@anwurf/domain/goals/goal';
import type { GoalProgress } from '@anwurf/domain/goals/goal-progress';
import { expect, test } from 'vitest';
import { goalSubject, progressWords, targetWords, untilWords } from './goal-words.ts';

const today = '2026-11-27';
const common = { id: '1', setOn: '2026-11-01', until: '2027-03-01' };
const squat: Goal = { ...common, kind: 'exercise', exercise: 'Kniebeuge', measure: 'weight', reps: 5, target: 100 };
const sprint: Goal = { ...common, kind: 'test', test: 't_drill', target: 9.5 };
const yoyo: Goal = { ...common, kind: 'test', test: 'yoyo_intermittent_recovery', target: 1200 };
const habit: Goal = { ...common, kind: 'habit', target: 3, weeks: 8 };
const open: GoalProgress = { state: 'open', reachedOn: null, now: 97.5, missing: 2.5, share: 0.5, outlook: null, thisWeek: null };

/** With plain blanks. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (goal: Goal, progress: Partial<GoalProgress>) => plain(progressWords(goal, { ...open, ...progress }, today).join(', '));

test.each([
  [squat, 'Kniebeuge', '100 kg × 5'],
  [{ ...squat, reps: 1 }, 'Kniebeuge', '100 kg'],
  [{ ...squat, measure: 'oneRepMax', reps: null }, 'Kniebeuge', '100 kg geschätztes Maximum'],
  [{ ...squat, exercise: 'Klimmzug', measure: 'reps', reps: null, target: 12 }, 'Klimmzug', '12 Wdh.'],
  [sprint, 'T-Drill', '9,50 s'],
  [yoyo, 'Yo-Yo IR1', '1.200 m'],
  [habit, 'Regelmäßig trainieren', '3 Einheiten die Woche, 8 Wochen'],
] as const)('%# a goal says what it is about and what it asks for', (goal, subject, target) => {
  expect(goalSubject(goal)).toBe(subject);
  expect(plain(targetWords(goal))).toBe(target);
});

test('the day of a goal has its year when that is another one', () => {
  expect(untilWords('2026-12-06', today)).toBe('bis 6. Dezember');
  expect(untilWords('2027-03-01', today)).toBe('bis 1. März 2027');
});

test.each([
  [squat, {}, 'noch 2,5 kg'],
  [squat, { outlook: { kind: 'on-course' } }, 'noch 2,5 kg, auf Kurs'],
  [squat, { outlook: { kind: 'later', day: '2027-04-11' } }, 'noch 2,5 kg, so eher im April'],
  [squat, { outlook: { kind: 'later', day: '2028-01-11' } }, 'noch 2,5 kg, so eher im Januar 2028'],
  [squat, { outlook: { kind: 'too-slow' } }, 'noch 2,5 kg, in diesem Tempo nicht bis dahin'],
  [squat, { outlook: { kind: 'level' } }, 'noch 2,5 kg, zurzeit kein Fortschritt'],
  [squat, { missing: 0 }, 'schaff es noch einmal'],
  [squat, { missing: null, now: null }, 'noch kein Satz'],
  [sprint, { missing: 0.3 }, 'noch 0,30 s'],
  [squat, { state: 'reached', reachedOn: '2026-11-20' }, 'geschafft am 20. November'],
  [{ ...squat, until: '2026-11-20' }, { state: 'over' }, 'bis 20. November nicht geschafft, es fehlten 2,5 kg'],
  [habit, { missing: 3, thisWeek: 1, outlook: { kind: 'on-course' } }, 'noch 3 von 8 Wochen, diese Woche noch 1 Einheit, auf Kurs'],
  [habit, { missing: 3, thisWeek: 0 }, 'noch 3 von 8 Wochen, diese Woche geschafft'],
  [
    habit,
    { missing: 9, thisWeek: 3, outlook: { kind: 'later', day: '2027-03-14' } },
    'noch 9 von 8 Wochen, diese Woche noch 3 Einheiten, frühestens im März',
  ],
  [habit, { state: 'over', missing: 2 }, 'bis 1. März 2027 nicht geschafft, es fehlten 2 Wochen'],
] as const)('%# a goal says where it stands', (goal, progress, words) => {
  expect(said(goal, progress)).toBe(words);
});
