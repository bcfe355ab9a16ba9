import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { useState } from 'react';
import { showFailure } from '../../../../kit/overlay/toast-queue.ts';
import type { FoundCalendar } from './read-calendar-file.ts';

const LARGEST = 2_000_000;
const failure = 'Die Datei kann nicht gelesen werden';

/** Text of a file: UTF-8 as the format asks for, or what older programs write. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a calendar file that is chosen; what it holds stays until it is entered or put away. */
export function useCalendarFile(today: string, until: string) {
  const [found, setFound] = useState<FoundCalendar | null>(null);

  async function read(file: File): Promise<void> {
    if (file.size > LARGEST) {
      showFailure(failure, 'Sie ist größer als 2 MB. Speichere im Kalender nur diese Saison.');
      return;
    }
    try {
      const { readCalendarFile } = await import('./read-calendar-file.ts');
      setFound(readCalendarFile(textOf(await file.arrayBuffer()), { zone: HOME_ZONE, from: mondayOf(today), until }));
    } catch {
      showFailure(failure, 'Es muss eine Kalenderdatei sein (Endung .ics), wie sie Verbände und Kalender ausgeben.');
    }
  }
  return { found, read, close: () => setFound(null) };
}
