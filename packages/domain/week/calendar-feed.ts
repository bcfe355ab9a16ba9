import type { WrittenEntry } from '../calendar/icalendar.ts';
import { dayAfter, mondayOf } from '../coach/calendar-day.ts';
import type { PlanCourse, TrainedSession } from '../coach/plan-week.ts';
import { amountsInWeek } from '../coach/week-amounts.ts';
import type { WeekTarget } from '../plan/generated-plan.ts';
import type { EventKind, TeamEvent } from '../team/team-event.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { ExerciseAmounts } from '../workout/exercise-detail.ts';
import type { InGroup } from '../workout/exercise-group.ts';
import { minutesOfSession } from './before-match.ts';
import { plannedSessions } from './planned-sessions.ts';

/** Weeks around today of what calendar programs get. */
export const FEED_WEEKS = { back: 4, ahead: 26 } as const;
/** Most entries of a feed. */
export const MOST_FEED_ENTRIES = 1500;

const DAYS_OF_WEEK = 7;

/** An exercise of a session as its plan has it. */
export interface FeedExercise extends ExerciseAmounts, InGroup {
  readonly sessionId: string;
  readonly phase: Phase;
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** A session with its day where a player has put it. */
interface PutSession {
  readonly sessionId: string;
  /** Local day such as '2026-11-28'. */
  readonly day: string;
}

/** The rows behind a feed. */
export interface FeedInput {
  /** Names the player's own matches, which have no id. */
  readonly feedId: string;
  /** Local day such as '2026-11-28'. */
  readonly today: string;
  /** Of the plan that he follows; null: none, or one without weeks. */
  readonly course: PlanCourse | null;
  /** Ids of its sessions, in order. */
  readonly sessions: readonly string[];
  /** Of these and of sessions that were put on a day beside them. */
  readonly exercises: readonly FeedExercise[];
  readonly moved: readonly (PutSession & { readonly week: number; readonly turn: number })[];
  readonly trained: readonly TrainedSession[];
  /** Sessions put on a day beside the plan; `order` is the place in their own plan, from 1. */
  readonly extras: readonly (PutSession & { readonly id: string; readonly order: number })[];
  readonly events: readonly TeamEvent[];
  /** Days of the player's own single matches. */
  readonly matchDates: readonly string[];
}

const eventWords: Readonly<Record<EventKind, string>> = { training: 'Teamtraining', match: 'Spiel', free: 'Spielfrei' };

/** Only place in the plan and length: a plan's name or an exercise may show an injury. */
function sessionEntry(input: FeedInput, uid: string, day: string, order: number, sessionId: string, week: number | null): WrittenEntry {
  const rows = input.exercises.filter((row) => row.sessionId === sessionId);
  const minutes = minutesOfSession(week === null ? rows : rows.map((row) => amountsInWeek(row, week)), null);
  const summary = minutes === 0 ? `Einheit ${order}` : `Einheit ${order} (${minutes} min)`;
  return { uid, day, time: null, minutes: null, summary, place: null, isCancelled: false };
}

function ofExtras(input: FeedInput): WrittenEntry[] {
  return input.extras
    .filter(({ day }) => day >= input.today)
    .map(({ id, sessionId, day, order }) => sessionEntry(input, `extra-${id}@anwurf`, day, order, sessionId, null));
}

/** Whether a player has a session that is still to be trained on a day, today or later. */
export function hasSessionOn(input: FeedInput, day: string): boolean {
  return [...ofPlan(input), ...ofExtras(input)].some((entry) => entry.day === day);
}

function ofPlan(input: FeedInput): WrittenEntry[] {
  const { course, today, trained } = input;
  if (course === null) return [];
  const moved = input.moved.flatMap(({ sessionId, week, day, turn }) => {
    const session = input.sessions.indexOf(sessionId);
    return session === -1 ? [] : [{ session, week, day, turn }];
  });
  const weeks = Array.from({ length: FEED_WEEKS.ahead + 1 }, (_, week) => dayAfter(mondayOf(today), week * DAYS_OF_WEEK));
  return weeks
    .flatMap((monday) => plannedSessions({ course, moved, trained, today }, monday))
    .flatMap(({ session, week, day }) => {
      const id = input.sessions[session];
      return id === undefined || day < today ? [] : [sessionEntry(input, `session-${id}-${week}@anwurf`, day, session + 1, id, week)];
    });
}

/**
 * The entries of a player's calendar feed: sessions from today on that are still to be trained, trainings, matches and free weekends of his
 * teams, and his own single matches on days without one of a team. Says of a session its place in the plan and the plan's length: nothing
 * that hurts, no load and no name that he chose.
 * @returns by day, at most {@link MOST_FEED_ENTRIES}, the first ones
 */
export function feedEntries(input: FeedInput): WrittenEntry[] {
  const { today, events, feedId } = input;
  const [from, until] = [dayAfter(today, -FEED_WEEKS.back * DAYS_OF_WEEK), dayAfter(today, FEED_WEEKS.ahead * DAYS_OF_WEEK)];
  const played = events.filter(({ kind, isCancelled }) => kind === 'match' && !isCancelled).map(({ day }) => day);
  const entries: WrittenEntry[] = [
    ...ofPlan(input),
    ...ofExtras(input),
    ...events.map(({ id, kind, title, ...event }) => ({ ...event, uid: `event-${id}@anwurf`, summary: title ?? eventWords[kind] })),
    ...[...new Set(input.matchDates)]
      .filter((day) => !played.includes(day))
      .map((day) => ({
        uid: `match-${feedId}-${day}@anwurf`,
        day,
        time: null,
        minutes: null,
        summary: eventWords.match,
        place: null,
        isCancelled: false,
      })),
  ];
  return entries
    .filter(({ day }) => day >= from && day <= until)
    .toSorted((one, other) => `${one.day} ${one.uid}`.localeCompare(`${other.day} ${other.uid}`))
    .slice(0, MOST_FEED_ENTRIES);
}
