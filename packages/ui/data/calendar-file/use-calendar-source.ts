import { calendarAddressSchema, calendarAnswerSchema } from '@anwurf/contract/calendar';
import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { EventKind } from '@anwurf/domain/team/team-event';
import { useState } from 'react';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../storage/user-id.tsx';
import { textOfFile } from '../text-of-file.ts';
import { type CalendarSubscription, keepSubscription, type KeptEntry, keptEntry, MOST_KEPT_ENTRIES } from './calendar-subscriptions.ts';
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
   * @param keeps it is fetched again by itself once its entries are taken over
   * @throws RequestError, or NoCalendar when what is there begins like a calendar and is none
   */
  readonly readAddress: (address: string, keeps: boolean) => Promise<void>;
  /** Its entries were taken over: one that keeps is fetched again by itself from now on. @param otherKind of those whose words do not say it */
  readonly taken: (entries: readonly KeptEntry[], otherKind: EventKind) => void;
  readonly close: () => void;
}

/**
 * Reads calendars from this week until a day.
 * @param target `own`: for the player's match plan; else for a team, its id
 */
export function useCalendarSource(target: string, today: string, until: string): CalendarSourceState {
  const server = useSignedInServer();
  const userId = useUserId();
  const [found, setFound] = useState<FoundCalendar | null>(null);
  /** The address that is fetched again once its entries are taken over. */
  const [kept, setKept] = useState<Pick<CalendarSubscription, 'address' | 'etag'> | null>(null);

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
        setKept(null);
      } catch {
        showFailure(failure, 'Es muss eine Kalenderdatei sein (Endung .ics), wie sie Verbände und Kalender ausgeben.');
      }
    },
    readAddress: async (address, keeps) => {
      const { text, etag } = await server.json('/api/calendars', calendarAnswerSchema, { address });
      await take(text);
      setKept(keeps ? { address: calendarAddressSchema.parse(address), etag: etag ?? null } : null);
    },
    taken: (entries, otherKind) => {
      if (kept === null) return;
      const now = Date.now();
      const isKept =
        entries.length <= MOST_KEPT_ENTRIES &&
        keepSubscription(userId, {
          ...kept,
          target,
          otherKind,
          entries: entries.map(keptEntry),
          checkedAt: now,
          triedAt: now,
          problem: null,
          change: null,
        });
      if (!isKept) showFailure('Dieser Kalender wird nicht von selbst nachgeladen', 'Er ist zu groß. Lade ihn von Zeit zu Zeit von Hand.');
    },
    close: () => setFound(null),
  };
}
