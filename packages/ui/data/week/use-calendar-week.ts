import { type FinishedWorkout, finishedBetween } from '@anwurf/db/queries/finished-workouts';
import { planCourse, trainedSessions } from '@anwurf/db/queries/plan-course';
import type { StoredPause } from '@anwurf/db/queries/plan-pauses';
import { exercisesOfPlan } from '@anwurf/db/queries/plan-exercises';
import { handballSince, type NotedHandball } from '@anwurf/db/queries/handball-loads';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { type NextSession, sessionsByTurn } from '@anwurf/db/queries/sessions';
import { type ScheduledSession, scheduledSessions } from '@anwurf/db/queries/scheduled-sessions';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { pauseOn } from '@anwurf/domain/coach/plan-pause';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { minutesOfSession } from '@anwurf/domain/week/before-match';
import { weekdayOf } from '@anwurf/domain/week/day-fit';
import { firstMondayBefore } from '@anwurf/domain/statistics/weeks-before';
import { matchEffect } from '@anwurf/domain/week/match-days';
import { isSameSession, type PlannedSession, plannedSessions } from '@anwurf/domain/week/planned-sessions';
import { courseOf } from '../use-plan-week.ts';
import { useToday } from '../use-today.ts';

/** A session that is to be trained. */
export interface WeekEntry extends PlannedSession {
  readonly sessionId: string;
  readonly planId: string;
  /** 1-based among the plan's sessions. */
  readonly order: number;
  /** The row of its move; null: it lies on its own weekday. */
  readonly moveId: string | null;
  /** Where it lies in weeks in which nobody moves it; null: nobody decided. */
  readonly weekday: NextSession['weekday'];
  readonly venue: NextSession['venue'];
  readonly load: NextSession['load'];
  /** As long as it takes on its day. */
  readonly minutes: number;
  /** Its day is over. */
  readonly isMissed: boolean;
}

/** A finished workout, and whether it was a session of the current plan, one of another plan, or free. */
export interface DoneWorkout extends FinishedWorkout {
  readonly kind: 'current' | 'other' | 'free';
}

export interface WeekDay {
  /** Local day such as '2026-11-28'. */
  readonly day: string;
  readonly isToday: boolean;
  readonly isTeamDay: boolean;
  /** The pause of the plan that the day is in; null: none. */
  readonly pause: StoredPause | null;
  readonly effect: ReturnType<typeof matchEffect>;
  readonly planned: readonly WeekEntry[];
  readonly done: readonly DoneWorkout[];
  /** Noted team training and matches. */
  readonly handball: readonly NotedHandball[];
}

export interface CalendarWeek {
  readonly today: string;
  /** Monday to Sunday. */
  readonly days: readonly WeekDay[];
  readonly profile: TrainingProfile;
  /** Noted team training and matches of this week, the four before it and all after it. */
  readonly handball: readonly NotedHandball[];
  /** Of the current plan. */
  readonly pauses: readonly StoredPause[];
  /** Whether there is a plan at all, and whether it goes by weeks. */
  readonly plan: 'none' | 'without weeks' | 'weeks';
  /** Whether the held session is stored where it is held. */
  readonly isHeldStored: boolean;
}

const profileQuery = plannedProfile();
const sessionsQuery = sessionsByTurn();
const canBeEmpty = { canBeEmpty: true };

function toMoved(moves: readonly ScheduledSession[], sessions: readonly NextSession[]): PlannedSession[] {
  return moves.flatMap(({ sessionId, week, day, turn }) => {
    const session = sessions.find(({ id }) => id === sessionId);
    return session === undefined ? [] : [{ session: session.order - 1, week, day, turn }];
  });
}

/**
 * The calendar week that begins on a Monday: what is planned, what was done, team training and matches.
 * @param held a session that is being moved, on the day it would lie
 */
export function useCalendarWeek(monday: string, held: PlannedSession | null = null): Loadable<CalendarWeek> {
  const today = useToday();
  const sessionsLoaded = useRows(sessionsQuery);
  const planId = sessionsLoaded.state === 'rows' ? (sessionsLoaded.value[0]?.planId ?? null) : null;
  const data = allLoaded({
    sessions: sessionsLoaded,
    said: useFirstRow(profileQuery, canBeEmpty),
    course: useFirstRow(planCourse(planId), canBeEmpty),
    trained: useRows(trainedSessions(planId), canBeEmpty),
    moves: useRows(scheduledSessions(planId), canBeEmpty),
    rows: useRows(exercisesOfPlan(planId), canBeEmpty),
    handball: useRows(handballSince(firstMondayBefore(monday)), canBeEmpty),
    done: useRows(finishedBetween(monday, dayAfter(monday, 7)), canBeEmpty),
  });
  if (data.state !== 'rows') return data;
  const { sessions, said, course: stored, trained, moves, rows, handball, done } = data.value;
  const profile = rowToProfile(said === null ? undefined : { ...said });
  const course = courseOf(stored, profile.weekMode);
  const places = sessions.toSorted((one, other) => one.order - other.order);
  const moved = toMoved(moves, sessions);
  const planned =
    course === null
      ? []
      : plannedSessions(
          {
            course,
            // The newest comes first: a held one lies where the hand is.
            moved: held === null ? moved : [held, ...moved],
            trained: trained.map(({ day, order }) => ({ day, session: order - 1 })),
            today,
          },
          monday,
        );

  function toEntry(one: PlannedSession): WeekEntry[] {
    const session = places[one.session];
    if (session === undefined) return [];
    const exercises = rows.filter(({ sessionId }) => sessionId === session.id).map((row) => amountsInWeek(row, one.week));
    return [
      {
        ...one,
        sessionId: session.id,
        planId: session.planId,
        order: session.order,
        moveId: moves.find(({ sessionId, week }) => sessionId === session.id && week === one.week)?.id ?? null,
        weekday: session.weekday,
        venue: session.venue,
        load: session.load,
        minutes: minutesOfSession(exercises, matchEffect(profile, one.day)),
        isMissed: one.day < today,
      },
    ];
  }

  const toDone = (workout: FinishedWorkout): DoneWorkout => ({
    ...workout,
    kind: workout.sessionOrder === null ? 'free' : sessions.some(({ id }) => id === workout.sessionId) ? 'current' : 'other',
  });

  const days = Array.from({ length: 7 }, (_, index): WeekDay => {
    const day = dayAfter(monday, index);
    return {
      day,
      isToday: day === today,
      isTeamDay: profile.teamDays.includes(weekdayOf(day)),
      pause: pauseOn(stored?.pauses ?? [], day),
      effect: matchEffect(profile, day),
      planned: planned.filter((one) => one.day === day).flatMap(toEntry),
      done: done
        .filter((one) => one.day === day)
        .toReversed()
        .map(toDone),
      handball: handball.filter((one) => one.day === day),
    };
  });
  const plan = sessions.length === 0 ? 'none' : course === null ? 'without weeks' : 'weeks';
  const isHeldStored = held !== null && moved.some((one) => isSameSession(one, held) && one.day === held.day && one.turn === held.turn);
  return { state: 'rows', value: { today, days, profile, handball, pauses: stored?.pauses ?? [], plan, isHeldStored } };
}
