import { describe, expect, it } from 'vitest';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { proposeDays } from './propose-days.ts';
import { weekFrames } from './week-frame.ts';

const questionnaire: Questionnaire = {
  name: 'Kim Beispiel',
  gender: 'diverse',
  position: 'Mittespieler',
  goals: ['hoher_springen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 2,
  individualTrainingFrequency: 3,
  durationMinutes: 60,
  equipment: ['Hanteln', 'Beinpresse'],
  contraindications: [],
};

const frames = (profile: Partial<TrainingProfile>, answers: Partial<Questionnaire> = {}) =>
  weekFrames({ ...questionnaire, ...answers }, { ...EMPTY_TRAINING_PROFILE, ...profile });

describe('the days of the own sessions', () => {
  const days = (profile: Partial<TrainingProfile>, count: number) => proposeDays({ ...EMPTY_TRAINING_PROFILE, ...profile }, count);

  it('are unknown without any fact about the week', () => {
    expect(days({}, 3)).toBeUndefined();
  });

  it('avoid the match, the days around it and team training', () => {
    expect(days({ matchDays: ['sa'], teamDays: ['di', 'do'] }, 2)).toEqual(['mo', 'mi']);
  });

  it('are the player’s choice, and the best of the rest', () => {
    expect(days({ sessionDays: ['fr'], matchDays: ['so'] }, 2)).toEqual(['di', 'fr']);
    expect(days({ sessionDays: ['so', 'mo', 'mi'], matchDays: ['sa'] }, 2)).toEqual(['mo', 'mi']);
  });

  it('are consecutive only when the week is full', () => {
    const five = days({ matchDays: ['so'] }, 5);
    expect(five).toHaveLength(5);
    expect(five).not.toContain('so');
  });
});

describe('the week around a match', () => {
  it('is heavy early, fast two days before and short the day before', () => {
    const week = frames({ matchDays: ['sa'], sessionDays: ['mo', 'do', 'fr'] });
    expect(week.map(({ weekday, focus, load, minutes, daysToMatch }) => [weekday, focus, load, minutes, daysToMatch])).toEqual([
      ['mo', 'strength', 'heavy', 60, 5],
      ['do', 'speed', 'medium', 60, 2],
      ['fr', 'primer', 'light', 25, 1],
    ]);
  });

  it('recovers the day after', () => {
    const [sunday] = frames({ matchDays: ['sa'], sessionDays: ['so', 'di', 'mi'] }).toSorted(
      (a, b) => (b.daysToMatch ?? 0) - (a.daysToMatch ?? 0),
    );
    expect(sunday).toMatchObject({ weekday: 'so', focus: 'recovery', load: 'light' });
  });

  it('has one heavy day; a second strength day is balanced, and fast when the week is full', () => {
    const days = { matchDays: ['so'], sessionDays: ['di', 'mi', 'do'] } as const;
    const profile = { matchDays: [...days.matchDays], sessionDays: [...days.sessionDays] };
    expect(frames(profile).map(({ focus }) => focus)).toEqual(['strength', 'balanced', 'speed']);
    expect(frames(profile, { teamTrainingFrequency: 5 }).map(({ focus }) => focus)).toEqual(['strength', 'speed', 'speed']);
  });

  it('never makes a short session longer', () => {
    expect(frames({ matchDays: ['sa'], sessionDays: ['mo', 'do', 'fr'] }, { durationMinutes: 20 }).at(-1)?.minutes).toBe(20);
  });

  it('keeps a single session complete, unless it is next to the match', () => {
    const one = { individualTrainingFrequency: 1 } as const;
    expect(frames({ matchDays: ['sa'], sessionDays: ['di'] }, one)).toMatchObject([{ focus: 'balanced', load: 'medium' }]);
    expect(frames({ matchDays: ['sa'], sessionDays: ['fr'] }, one)).toMatchObject([{ focus: 'primer', minutes: 25 }]);
  });
});

describe('the venue of a session', () => {
  it('is the player’s choice', () => {
    expect(frames({ sessionVenues: ['Zuhause', 'Halle', 'Studio'] }).map(({ venue }) => venue)).toEqual(['Zuhause', 'Halle', 'Studio']);
  });

  it('follows from owned equipment: machines mean a studio, alternating with room to run', () => {
    expect(frames({}).map(({ venue }) => venue)).toEqual(['Studio', 'Halle', 'Studio']);
    expect(frames({}, { equipment: ['Theraband'] }).map(({ venue }) => venue)).toEqual(['Halle', 'Halle', 'Halle']);
  });
});
