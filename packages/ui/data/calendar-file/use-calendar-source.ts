import { calendarAnswerSchema } from '@anwurf/contract/calendar';
import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { useState } from 'react';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import { textOfFile } from '../text-of-file.ts';
import type { FoundCalendar } from './read-calendar-file.ts';

const failure = 'Die Datei kann nicht gelesen werden';

/** A calendar from a file or an address. */
export interface CalendarSourceState {
  /** Its content, until it is entered or put away; null: none was read. */
  readonly found: FoundCalendar | null;
  /** Reads a file; says itself what is wrong with it. */
  readonly readFile: (file: File) => Promise<void>;
  /**
   * Has the server fetch an address.
   * @throws RequestError, or NoCalendar when what is there begins like a calendar and is none
   */
  readonly readAddress: (address: string) => Promise<void>;
  readonly close: () => void;
}

/** Reads calendars from this week until a day. */
export function useCalendarSource(today: string, until: string): CalendarSourceState {
  const server = useSignedInServer();
  const [found, setFound] = useState<FoundCalendar | null>(null);

  async function take(text: string): Promise<void> {
    const { readCalendarFile } = await import('./read-calendar-file.ts');
    setFound(readCalendarFile(text, { zone: HOME_ZONE, from: mondayOf(today), until }));
  }
  return {
    found,
    readFile: async (file) => {
      try {
        const text = await textOfFile(file);
        if (text === null) showFailure(failure, 'Sie ist größer als 2 MB. Speichere im Kalender nur diese Saison.');
        else await take(text);
      } catch {
        showFailure(failure, 'Es muss eine Kalenderdatei sein (Endung .ics), wie sie Verbände und Kalender ausgeben.');
      }
    },
    readAddress: async (address) => take((await server.json('/api/calendars', calendarAnswerSchema, { address })).text),
    close: () => setFound(null),
  };
}
