import { useDatabase } from '@anwurf/db/client/react';
import { importTeamEvents } from '@anwurf/db/commands/import-team-events';
import type { EventKind } from '@anwurf/domain/team/team-event';
import { useMemo, useState } from 'react';
import { FoundEntries, FoundSum, knownEvents, UnclearKind } from '../../../data/calendar-file/found-entries.tsx';
import type { FoundCalendar } from '../../../data/calendar-file/read-calendar-file.ts';
import type { CalendarSourceState } from '../../../data/calendar-file/use-calendar-source.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { calendarFailure } from './use-calendar-changes.ts';

export interface ImportDialogProps {
  team: string;
  found: FoundCalendar;
  onTaken: CalendarSourceState['taken'];
  onClose: () => void;
}

/** Shows what a calendar holds before it is entered; entered again, a later one moves and cancels. */
export function ImportDialog({ team, found, onTaken, onClose }: ImportDialogProps) {
  const db = useDatabase();
  const submission = useSubmission({ leaves: true });
  const [other, setOther] = useState<EventKind>('match');
  const events = useMemo(() => knownEvents(found, other), [found, other]);

  async function enter() {
    const { added, changed, undo } = await importTeamEvents(db, team, events);
    onTaken(events, other);
    const isSame = added + changed === 0;
    showMessage(
      isSame ? 'Alles war schon eingetragen' : 'Kalender übernommen',
      isSame ? undefined : `${added} neu, ${changed} geändert.`,
      isSame ? undefined : { label: 'Rückgängig', run: () => void sayFailure(undo(), calendarFailure.title, calendarFailure.text) },
    );
    onClose();
  }

  return (
    <FormDialog
      title="Termine übernehmen"
      submission={submission}
      onSubmit={() => void submission.run({ words: calendarFailure, work: enter })}
      onClose={onClose}
      submitLabel={events.length === 0 ? 'Schließen' : 'Eintragen'}
      pendingLabel="Wird eingetragen..."
      intro={<FoundSum found={found} />}
    >
      <UnclearKind found={found} value={other} onChange={setOther} />
      <FoundEntries events={events} />
    </FormDialog>
  );
}
