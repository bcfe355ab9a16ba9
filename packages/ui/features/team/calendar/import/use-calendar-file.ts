import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { useState } from 'react';
import { textOfFile } from '../../../../data/text-of-file.ts';
import { showFailure } from '../../../../kit/overlay/toast-queue.ts';
import type { FoundCalendar } from './read-calendar-file.ts';

const failure = 'Die Datei kann nicht gelesen werden';

/** Reads a calendar file that is chosen; what it holds stays until it is entered or put away. */
export function useCalendarFile(today: string, until: string) {
  const [found, setFound] = useState<FoundCalendar | null>(null);

  async function read(file: File): Promise<void> {
    try {
      const text = await textOfFile(file);
      if (text === null) {
        showFailure(failure, 'Sie ist größer als 2 MB. Speichere im Kalender nur diese Saison.');
        return;
      }
      const { readCalendarFile } = await import('./read-calendar-file.ts');
      setFound(readCalendarFile(text, { zone: HOME_ZONE, from: mondayOf(today), until }));
    } catch {
      showFailure(failure, 'Es muss eine Kalenderdatei sein (Endung .ics), wie sie Verbände und Kalender ausgeben.');
    }
  }
  return { found, read, close: () => setFound(null) };
}
