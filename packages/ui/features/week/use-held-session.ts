import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { dayFit, type DayFit, isPlace } from '@anwurf/domain/week/day-fit';
import { isSameSession } from '@anwurf/domain/week/planned-sessions';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { type CalendarWeek, useCalendarWeek, type WeekDay, type WeekEntry } from '../../data/week/use-calendar-week.ts';
import { useWeekMoves } from './use-week-moves.ts';

interface Held {
  /** Where it came from. */
  readonly origin: WeekEntry;
  readonly day: string;
  readonly turn: number;
  /** It is put down and being stored. */
  readonly isPutDown: boolean;
}

/** A calendar week whose sessions can be moved: by a choice of the day, or held and carried by keys. */
export interface MovableWeek {
  week: Loadable<CalendarWeek>;
  /** The session that the keys carry; null: none. */
  lifted: WeekEntry | null;
  /** The session that was carried last: the focus stays with it wherever it is shown. */
  carried: WeekEntry | null;
  /** How a day suits a session. */
  fitOf: (entry: WeekEntry, day: string) => DayFit;
  moveTo: (entry: WeekEntry, day: string) => void;
  /** Lifts a session for the keys, or puts it down where it is. */
  toggle: (entry: WeekEntry) => void;
  /** Arrow keys carry it, Escape takes it back, Tab puts it down. */
  carry: (event: KeyboardEvent) => void;
  undo: (() => Promise<void>) | null;
}

export function useHeldSession(monday: string): MovableWeek {
  const [held, setHeld] = useState<Held | null>(null);
  const [carried, setCarried] = useState<WeekEntry | null>(null);
  const week = useCalendarWeek(monday, held === null ? null : { ...held.origin, day: held.day, turn: held.turn });
  const { move, undo } = useWeekMoves();
  const days: readonly WeekDay[] = week.state === 'rows' ? week.value.days : [];
  const all = days.flatMap(({ planned }) => planned);
  const lifted = held === null || held.isPutDown ? null : (all.find((entry) => isSameSession(entry, held.origin)) ?? null);

  // Until the stored row is read the hand keeps it: otherwise it would jump back for a moment.
  const isStored = held?.isPutDown === true && week.state === 'rows' && week.value.isHeldStored;
  useEffect(() => {
    if (isStored) setHeld(null);
  }, [isStored]);

  function fitOf(entry: WeekEntry, day: string): DayFit {
    if (week.state !== 'rows') return 'past';
    const others = all.filter((other) => !isSameSession(other, entry));
    return dayFit(day, { profile: week.value.profile, others, today: week.value.today });
  }

  async function putDown(origin: WeekEntry, day: string, turn: number): Promise<void> {
    const target = days.find((one) => one.day === day);
    if (target === undefined || (origin.day === day && origin.turn === turn)) return setHeld(null);
    setHeld({ origin, day, turn, isPutDown: true });
    if (!(await move(origin, target, turn))) setHeld(null);
  }

  function carryBy(direction: -1 | 1): void {
    if (held === null) return;
    for (let day = dayAfter(held.day, direction); days.some((one) => one.day === day); day = dayAfter(day, direction)) {
      if (!isPlace(fitOf(held.origin, day))) continue;
      const others = all.filter((other) => other.day === day && !isSameSession(other, held.origin));
      return setHeld({ ...held, day, turn: others.length });
    }
  }

  function turnBy(direction: -1 | 1): void {
    if (held === null) return;
    const others = all.filter((other) => other.day === held.day && !isSameSession(other, held.origin));
    setHeld({ ...held, turn: Math.max(0, Math.min(others.length, held.turn + direction)) });
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => carryBy(-1),
    ArrowRight: () => carryBy(1),
    ArrowUp: () => turnBy(-1),
    ArrowDown: () => turnBy(1),
    Escape: () => setHeld(null),
  };

  return {
    week,
    lifted,
    carried,
    fitOf,
    moveTo: (entry, day) => {
      if (!isPlace(fitOf(entry, day)) || entry.day === day) return;
      void putDown(entry, day, days.find((one) => one.day === day)?.planned.length ?? 0);
    },
    toggle: (entry) => {
      if (held === null) {
        setCarried(entry);
        setHeld({ origin: entry, day: entry.day, turn: entry.turn, isPutDown: false });
      } else if (!held.isPutDown) void putDown(held.origin, held.day, held.turn);
    },
    carry: (event) => {
      if (lifted === null || held === null) return;
      if (event.key === 'Tab') void putDown(held.origin, held.day, held.turn);
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
    undo,
  };
}
