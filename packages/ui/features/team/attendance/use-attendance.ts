import { useDatabase } from '@anwurf/db/client/react';
import { markAttendance, type Said } from '@anwurf/db/commands/mark-attendance';
import { type AttendanceSum, attendanceSums, eventMarks, squadPlayers } from '@anwurf/db/queries/attendance';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useKept } from '@anwurf/db/queries/react/use-kept';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { ATTENDANCE_DAYS } from '@anwurf/domain/team/attendance';
import { useMemo } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const canBeEmpty = { canBeEmpty: true };

/** Words for a mark that could not be kept. */
const failure = { title: 'Fehler', text: 'Die Anwesenheit konnte nicht gespeichert werden. Es gilt, was vorher da stand.' };

/** @param users ids with blanks between them; null: all */
function useSums(team: string, users: string | null, today: string) {
  return useRows(
    useMemo(() => attendanceSums(team, dayAfter(today, 1 - ATTENDANCE_DAYS), today, users?.split(' ') ?? null), [team, users, today]),
    canBeEmpty,
  );
}

/**
 * A player's attendance in the last weeks, by user id; undefined of one of whom nothing was noted, or not yet read.
 * @param users ids of those who are asked about, with blanks between them
 */
export function useAttendanceSums(team: string, users: string, today: string): (user: string) => AttendanceSum | undefined {
  const sums = loadedOr(useKept(useSums(team, users, today)), []);
  return (user) => sums.find((sum) => sum.user === user);
}

/** The squad with its marks at an entry of the calendar, and the sums of the weeks before. */
export function useAttendance(team: string, event: string, today: string) {
  const players = useRows(
    useMemo(() => squadPlayers(team), [team]),
    canBeEmpty,
  );
  const marks = useRows(
    useMemo(() => eventMarks(team, event), [team, event]),
    canBeEmpty,
  );
  const sums = useSums(team, null, today);
  return allLoaded({ players, marks, sums });
}

/** Notes of players whether they came. */
export function useMarking(team: string, event: string) {
  const db = useDatabase();
  const mark = (said: readonly Said[]) => markAttendance(db, team, event, said);
  return {
    one: (said: Said) => void sayFailure(mark([said]), failure.title, failure.text),
    /** Says so, with the way back. */
    all: (said: readonly Said[]) =>
      void sayFailure(
        mark(said).then((undo) =>
          showMessage('Anwesenheit eingetragen', `${said.length} waren da. Wer fehlt, stellst du einzeln um.`, {
            label: 'Rückgängig',
            run: () => void sayFailure(undo(), failure.title, failure.text),
          }),
        ),
        failure.title,
        failure.text,
      ),
  };
}
