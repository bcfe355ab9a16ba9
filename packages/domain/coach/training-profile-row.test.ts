import { expect, test } from 'vitest';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from './training-profile.ts';
import { profileToRow, rowToProfile } from './training-profile-row.ts';

const profile: TrainingProfile = {
  trainingAge: '1-2',
  sessionVenues: ['Studio', 'Zuhause'],
  teamDays: ['di', 'do'],
  matchDays: ['sa'],
  matchDates: ['2026-11-28'],
  matchFreeDates: ['2026-12-12'],
  sessionDays: ['mo', 'mi'],
  weightStep: 2.5,
  heaviestDumbbell: 20,
  bodyWeight: 74.5,
  barWeight: 15,
  plates: ['10', '2.5'],
  weekMode: 'sessions',
};

test('a profile is stored and read back', () => {
  expect(rowToProfile({ ...profileToRow(profile) })).toEqual(profile);
});

test('an empty row has no answers', () => {
  expect(rowToProfile(undefined)).toEqual(EMPTY_TRAINING_PROFILE);
});

test('unknown values count as not answered and do not affect others', () => {
  const row = {
    ...profileToRow(profile),
    training_age: 'ewig',
    session_venues: ['Strand', 'Studio'],
    team_days: ['di', 'Feiertag', 'Dienstag'],
    match_dates: ['bald'],
    weight_step: 900,
    bar_weight: 0,
    plates: ['7', '5'],
    week_mode: 'lunar',
  };
  expect(rowToProfile(row)).toEqual({
    ...profile,
    trainingAge: null,
    sessionVenues: [],
    teamDays: ['di'],
    matchDates: [],
    weightStep: null,
    barWeight: null,
    plates: ['5'],
    weekMode: 'calendar',
  });
});
