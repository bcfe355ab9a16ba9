import { useDatabase } from '@anwurf/db/client/react';
import { useEffect } from 'react';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { useUserId } from '../../storage/user-id.tsx';
import { refreshDueCalendars } from './refresh-calendars.ts';
import { sayCalendarChange } from './say-calendar-change.ts';

const everyMilliseconds = 600_000;

/** Fetches the calendars that the player keeps, while the app is open; draws nothing. */
export function CalendarRefresh() {
  const db = useDatabase();
  const server = useSignedInServer();
  const userId = useUserId();
  useEffect(() => {
    const look = () =>
      void refreshDueCalendars({ db, server, userId }, sayCalendarChange).catch((error: unknown) =>
        console.warn('calendars could not be read', error),
      );
    look();
    const timer = setInterval(look, everyMilliseconds);
    return () => clearInterval(timer);
  }, [db, server, userId]);
  return null;
}
