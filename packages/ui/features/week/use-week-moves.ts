import { useDatabase } from '@anwurf/db/client/react';
import { scheduleSessions, type SessionPlace } from '@anwurf/db/commands/schedule-session';
import { useState } from 'react';
import { isSameSession } from '@anwurf/domain/week/planned-sessions';
import type { WeekDay, WeekEntry } from '../../data/week/use-calendar-week.ts';
import { showFailure } from '../../kit/overlay/toast-queue.ts';

/** Steps that can be taken back. */
const MAX_STEPS = 10;

function placeOf({ moveId, sessionId, week, day, turn }: WeekEntry): SessionPlace {
  return { id: moveId, sessionId, week, day, turn };
}

/** The sessions of a day in their order once one of them is put at a turn; those that change alone. */
function placesOfDay(
  entry: WeekEntry,
  others: readonly WeekEntry[],
  day: string,
  turn: number,
): { before: WeekEntry; place: SessionPlace }[] {
  const rest = others.filter((other) => !isSameSession(other, entry));
  const order = [...rest.slice(0, turn), entry, ...rest.slice(turn)];
  return order
    .map((before, index) => ({ before, place: { ...placeOf(before), day, turn: index } }))
    .filter(({ before, place }) => before === entry || before.turn !== place.turn);
}

/** Moves sessions of the week, each stored at once, and takes the last ten steps back. */
export function useWeekMoves() {
  const db = useDatabase();
  const [steps, setSteps] = useState<readonly (readonly SessionPlace[])[]>([]);

  async function store(places: readonly SessionPlace[]): Promise<readonly SessionPlace[] | null> {
    try {
      return await scheduleSessions(db, places);
    } catch {
      showFailure('Fehler', 'Deine Woche konnte nicht gespeichert werden. Es bleibt, wie es war.');
      return null;
    }
  }

  /** Resolves to whether it is on disk; a failure has been shown. */
  async function move(entry: WeekEntry, day: WeekDay, turn: number): Promise<boolean> {
    const changed = placesOfDay(entry, day.planned, day.day, turn);
    const stored = await store(changed.map(({ place }) => place));
    if (stored === null) return false;
    const back = stored.flatMap(({ id }, index) => {
      const before = changed[index]?.before;
      return before === undefined ? [] : [{ ...placeOf(before), id }];
    });
    setSteps((known) => [...known, back].slice(-MAX_STEPS));
    return true;
  }

  async function undo(): Promise<void> {
    const last = steps.at(-1);
    if (last !== undefined && (await store(last)) !== null) setSteps((known) => known.slice(0, -1));
  }

  return { move, undo: steps.length === 0 ? null : undo };
}
