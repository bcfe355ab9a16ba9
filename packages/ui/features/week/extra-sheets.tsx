import type { ExtraSession } from '@anwurf/db/queries/extra-sessions';
import type { CalendarWeek } from '../../data/week/use-calendar-week.ts';
import { ExtraSheet } from './extra-sheet.tsx';
import { PutSessionSheet } from './put-session-sheet.tsx';
import type { useExtraSessions } from './use-extra-sessions.ts';

export interface ExtraSheetsProps {
  extras: ReturnType<typeof useExtraSessions>;
  week: CalendarWeek;
  /** Day on which a session is put; null: none. */
  putOn: string | null;
  onPutOn: (day: string | null) => void;
  /** Session that is changed; null: none. */
  changed: ExtraSession | null;
  onChanged: (extra: ExtraSession | null) => void;
}

/** Asks which session is put on a day, and where one that was put goes. */
export function ExtraSheets({ extras, week, putOn, onPutOn, changed, onChanged }: ExtraSheetsProps) {
  return (
    <>
      {putOn !== null && (
        <PutSessionSheet
          day={putOn}
          onPut={(sessionId) => {
            extras.put(sessionId, putOn);
            onPutOn(null);
          }}
          onClose={() => onPutOn(null)}
        />
      )}
      {changed !== null && (
        <ExtraSheet
          extra={changed}
          days={week.days.map(({ day }) => day)}
          today={week.today}
          onMove={(day) => {
            extras.move(changed, day);
            onChanged(null);
          }}
          onRemove={() => {
            extras.remove(changed);
            onChanged(null);
          }}
          onClose={() => onChanged(null)}
        />
      )}
    </>
  );
}
