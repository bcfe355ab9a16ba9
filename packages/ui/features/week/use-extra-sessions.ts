import { useDatabase } from '@anwurf/db/client/react';
import { moveExtraSession, putExtraSession, removeExtraSession, type UndoExtra } from '@anwurf/db/commands/extra-session';
import { type ExtraSession, extraSessions } from '@anwurf/db/queries/extra-sessions';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { dayWords } from '../../data/week/day-words.ts';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';

/** Sessions of other plans that the player has put on days of a week; each change is stored at once and can be taken back. */
export function useExtraSessions(monday: string) {
  const db = useDatabase();
  const extras = loadedOr(useRows(extraSessions(monday, dayAfter(monday, 7)), { canBeEmpty: true }), []);

  async function store(write: Promise<UndoExtra>, told: string): Promise<void> {
    const failed = () => showFailure('Fehler', 'Deine Woche konnte nicht gespeichert werden. Es bleibt, wie es war.');
    try {
      const undo = await write;
      showMessage(told, undefined, { label: 'Rückgängig', run: () => void undo().catch(failed) });
    } catch {
      failed();
    }
  }
  return {
    on: (day: string) => extras.filter((one) => one.day === day),
    put: (sessionId: string, day: string) => void store(putExtraSession(db, sessionId, day), `Einheit eingeplant: ${dayWords(day)}`),
    move: (extra: ExtraSession, day: string) => void store(moveExtraSession(db, extra, day), `Einheit verschoben: ${dayWords(day)}`),
    remove: (extra: ExtraSession) => void store(removeExtraSession(db, extra), 'Einheit entfernt'),
  };
}
