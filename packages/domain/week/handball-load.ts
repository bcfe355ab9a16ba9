import { dayAfter } from '../coach/calendar-day.ts';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import { weekdayOf } from './day-fit.ts';
import { matchEffect } from './match-days.ts';

/** Handball beside the own training. */
export const HANDBALL_KINDS = ['team', 'match'] as const;

export type HandballKind = (typeof HANDBALL_KINDS)[number];

/** Bounds of its minutes a day; several matches of a tournament are one entry. */
export const HANDBALL_MINUTES = NUMERIC_FIELDS.handballMinutes;

/** A day's team training or matches. */
export interface HandballDay {
  /** Local day, '2026-11-27'. */
  readonly day: string;
  readonly kind: HandballKind;
}

/** How long it took and how hard it was: session RPE is minutes × effort (Foster et al. 2001, J Strength Cond Res 15(1):109–115). */
export interface HandballLoad extends HandballDay {
  readonly minutes: number;
  /** 1 very light to 10 everything given. */
  readonly effort: number;
}

/** Minutes before any was noted: a usual team training, twice thirty minutes of a match with its warm-up. Practice. */
const FIRST_MINUTES: Readonly<Record<HandballKind, number>> = { team: 90, match: 90 };
const NOTES_OF_USUAL = 5;

/** The usual minutes of a kind: the middle one of the last five notes. */
export function usualMinutes(noted: readonly HandballLoad[], kind: HandballKind): number {
  const last = noted
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(-NOTES_OF_USUAL)
    .map(({ minutes }) => minutes)
    .toSorted((one, other) => one - other);
  return last[Math.floor(last.length / 2)] ?? FIRST_MINUTES[kind];
}

/** Facts of a player that expect handball. */
type HandballFacts = Pick<TrainingProfile, 'teamDays' | 'matchDays' | 'matchDates' | 'matchFreeDates'>;

/** Handball that the player's facts expect on a day. */
export function handballOf(profile: HandballFacts, day: string): HandballDay[] {
  return [
    ...(profile.teamDays.includes(weekdayOf(day)) ? [{ day, kind: 'team' as const }] : []),
    ...(matchEffect(profile, day) === 'match' ? [{ day, kind: 'match' as const }] : []),
  ];
}

/** Days after which nobody remembers how hard it was. */
const DAYS_ASKED = 3;

/**
 * Team trainings and matches to ask about: of the last three days before today without a note, newest first. Session RPE is as good
 * days later (Foster et al. 2021, Int J Sports Physiol Perform 16(5):612–621).
 */
export function openHandball(profile: HandballFacts, noted: readonly HandballDay[], today: string): HandballDay[] {
  return Array.from({ length: DAYS_ASKED }, (_, index) => handballOf(profile, dayAfter(today, -1 - index)))
    .flat()
    .filter(({ day, kind }) => !noted.some((one) => one.day === day && one.kind === kind));
}

/** 'Teamtraining', 'Spiel'. */
export const HANDBALL_WORDS: Readonly<Record<HandballKind, string>> = { team: 'Teamtraining', match: 'Spiel' };
