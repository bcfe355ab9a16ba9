import { expect, test } from 'vitest';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import { type HandballLoad, openHandball, usualMinutes } from './handball-load.ts';

const profile: TrainingProfile = { ...EMPTY_TRAINING_PROFILE, teamDays: ['di', 'do'], matchDays: ['sa'] };
const team = (day: string, minutes = 90): HandballLoad => ({ day, kind: 'team', minutes, effort: 6 });

test('a team training and a match of the last three days are asked about until they are noted', () => {
  // Sunday: Saturday's match and Thursday's training.
  expect(openHandball(profile, [], '2026-11-29')).toEqual([
    { day: '2026-11-28', kind: 'match' },
    { day: '2026-11-26', kind: 'team' },
  ]);
  expect(openHandball(profile, [team('2026-11-26')], '2026-11-29')).toEqual([{ day: '2026-11-28', kind: 'match' }]);
  // Of today nothing is asked, and nothing of a day of which nobody remembers how hard it was.
  expect(openHandball({ ...profile, matchDays: [] }, [], '2026-11-24')).toEqual([]);
  expect(openHandball(EMPTY_TRAINING_PROFILE, [], '2026-11-29')).toEqual([]);
});

test('the usual minutes are the middle of the last five of a kind', () => {
  expect(usualMinutes([], 'team')).toBe(90);
  const noted = [75, 75, 120, 90, 75, 300].map((minutes, index) => team(`2026-11-0${index + 1}`, minutes));
  expect(usualMinutes(noted.toReversed(), 'team')).toBe(90);
  expect(usualMinutes(noted, 'match')).toBe(90);
});
