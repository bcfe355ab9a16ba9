import { useDatabase } from '@anwurf/db/client/react';
import { importTeamEvents } from '@anwurf/db/commands/import-team-events';
import { EVENT_KINDS, type EventKind } from '@anwurf/domain/team/team-event';
import { useMemo, useState } from 'react';
import { dayWords } from '../../../../data/week/day-words.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { sayFailure } from '../../../../forms/say-failure.ts';
import { useSubmission } from '../../../../forms/use-submission.ts';
import { Segments } from '../../../../kit/field/segments.tsx';
import { Row, Rows } from '../../../../kit/layout/rows.tsx';
import { showMessage } from '../../../../kit/overlay/toast-queue.ts';
import { EVENT_WORDS, eventDetail, eventTitle } from '../event-words.ts';
import { calendarFailure } from '../use-calendar-changes.ts';
import styles from './import-dialog.module.css';
import type { FoundCalendar } from './read-calendar-file.ts';

const kinds = EVENT_KINDS.map((value) => ({ value, label: EVENT_WORDS[value] }));
/** Entries that stand there as examples. */
const SHOWN = 6;

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** Says what is left out, and why; null: nothing. */
function leftOutText({ outside, broken }: FoundCalendar): string | null {
  const parts = [
    outside === 0 ? null : `${count(outside, 'ist', 'sind')} vorbei oder weiter als ein Jahr weg`,
    broken === 0 ? null : `${count(broken, 'ist', 'sind')} nicht lesbar`,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Weggelassen: ${parts.join(', ')}.`;
}

export interface ImportDialogProps {
  team: string;
  found: FoundCalendar;
  onClose: () => void;
}

/** Shows what a calendar file holds before it is entered; entered again, a later file moves and cancels. */
export function ImportDialog({ team, found, onClose }: ImportDialogProps) {
  const db = useDatabase();
  const submission = useSubmission({ leaves: true });
  const [other, setOther] = useState<EventKind>('match');
  const events = useMemo(() => found.events.map((event) => ({ ...event, kind: event.kind ?? other })), [found, other]);
  const unclear = found.events.filter(({ kind }) => kind === null).length;
  const [first, last] = [events[0], events.at(-1)];
  const leftOut = leftOutText(found);

  async function enter() {
    const { added, changed, undo } = await importTeamEvents(db, team, events);
    showMessage(
      added + changed === 0 ? 'Alles war schon eingetragen' : 'Kalender übernommen',
      added + changed === 0 ? undefined : `${added} neu, ${changed} geändert.`,
      added + changed === 0
        ? undefined
        : { label: 'Rückgängig', run: () => void sayFailure(undo(), calendarFailure.title, calendarFailure.text) },
    );
    onClose();
  }

  return (
    <FormDialog
      title="Termine aus einer Datei"
      submission={submission}
      onSubmit={() => void submission.run({ words: calendarFailure, work: enter })}
      onClose={onClose}
      submitLabel={events.length === 0 ? 'Schließen' : 'Eintragen'}
      pendingLabel="Wird eingetragen..."
      intro={
        <div className={styles.found}>
          <p>
            {first === undefined || last === undefined
              ? 'In dem Zeitraum, der angezeigt wird, steht nichts in der Datei.'
              : `${count(events.length, 'Termin', 'Termine')} vom ${dayWords(first.day)} bis ${dayWords(last.day)}.`}
          </p>
          {leftOut !== null && <p className={styles.note}>{leftOut}</p>}
        </div>
      }
    >
      {unclear > 0 && (
        <Segments
          label={unclear === 1 ? 'Was ist der eine ohne Hinweis darauf?' : `Was sind die ${unclear} ohne Hinweis darauf?`}
          options={kinds}
          value={other}
          onChange={setOther}
        />
      )}
      {events.length > 0 && (
        <Rows aria-label="Termine der Datei">
          {events.slice(0, SHOWN).map((event) => (
            <Row key={event.key} detail={[eventTitle(event), eventDetail(event)].filter(Boolean).join(' · ')}>
              {dayWords(event.day)}
            </Row>
          ))}
        </Rows>
      )}
      {events.length > SHOWN && <p className={styles.note}>{`und ${events.length - SHOWN} weitere`}</p>}
    </FormDialog>
  );
}
