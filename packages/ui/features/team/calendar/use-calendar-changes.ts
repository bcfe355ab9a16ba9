import { useDatabase } from '@anwurf/db/client/react';
import { addTeamEvents, changeTeamEvent, type EventContent, removeTeamEvent, type UndoCalendar } from '@anwurf/db/commands/team-calendar';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { sayFailure } from '../../../forms/say-failure.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { dayWords } from '../../../data/week/day-words.ts';
import { eventTitle } from '../../../data/calendar-file/event-words.ts';

/** Words for a change that could not be kept. */
export const calendarFailure = { title: 'Fehler', text: 'Der Termin konnte nicht gespeichert werden. Der Kalender bleibt, wie er war.' };

/** Enters, changes and deletes what a team does, and says so with the way back. */
export function useCalendarChanges(team: string) {
  const db = useDatabase();
  const say = (title: string, text: string, undo: UndoCalendar) =>
    showMessage(title, text, { label: 'Rückgängig', run: () => void sayFailure(undo(), calendarFailure.title, calendarFailure.text) });
  return {
    add: async (content: EventContent, days: readonly string[]) => {
      const undo = await addTeamEvents(db, team, content, days);
      const [first = ''] = days;
      say(
        days.length === 1 ? 'Termin eingetragen' : `${days.length} Termine eingetragen`,
        `${eventTitle(content)}, ${days.length === 1 ? '' : 'ab '}${dayWords(first)}.`,
        undo,
      );
    },
    change: async (before: TeamEvent, content: EventContent, day: string) => {
      const undo = await changeTeamEvent(db, team, before, content, day);
      say(
        content.isCancelled && !before.isCancelled ? 'Termin abgesagt' : 'Termin geändert',
        `${eventTitle(content)}, ${dayWords(day)}.`,
        undo,
      );
    },
    remove: async (event: TeamEvent) => {
      const undo = await removeTeamEvent(db, team, event);
      say('Termin gelöscht', `${eventTitle(event)}, ${dayWords(event.day)}.`, undo);
    },
  };
}
