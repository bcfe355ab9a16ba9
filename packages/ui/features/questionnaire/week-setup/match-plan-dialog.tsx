import type { EventKind } from '@anwurf/domain/team/team-event';
import { daysBeside, joinedMatchPlan, type MatchPlan, matchPlanOf } from '@anwurf/domain/week/match-plan';
import { counted } from '@anwurf/domain/workout/exercise-detail';
import { useMemo, useState } from 'react';
import { FoundEntries, FoundSum, knownEvents, UnclearKind } from '../../../data/calendar-file/found-entries.tsx';
import type { FoundCalendar } from '../../../data/calendar-file/read-calendar-file.ts';
import type { CalendarSourceState } from '../../../data/calendar-file/use-calendar-source.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Segments } from '../../../kit/field/segments.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const choices = [
  { value: 'kept', label: 'Behalten' },
  { value: 'removed', label: 'Entfernen' },
] as const;
const none: MatchPlan = { matchDates: [], matchFreeDates: [] };
const failure = { title: 'Fehler', text: 'Die Spiele konnten nicht gespeichert werden. Deine Woche bleibt, wie sie war.' };

export interface MatchPlanDialogProps {
  found: FoundCalendar;
  known: MatchPlan;
  /** Local day, such as '2026-11-28'. */
  today: string;
  /** Stores it, and says when that fails. @returns whether it is on disk */
  store: (plan: MatchPlan) => Promise<boolean>;
  onTaken: CalendarSourceState['taken'];
  onClose: () => void;
}

/** Shows the matches of a calendar before they become the player's; trainings of the team are not taken. */
export function MatchPlanDialog({ found, known, today, store, onTaken, onClose }: MatchPlanDialogProps) {
  const submission = useSubmission({ leaves: true });
  const [other, setOther] = useState<EventKind>('match');
  const [rest, setRest] = useState<'kept' | 'removed'>('kept');
  const events = useMemo(() => knownEvents(found, other).filter(({ kind }) => kind !== 'training'), [found, other]);
  const plan = matchPlanOf(events);
  const beside = daysBeside(known, plan, today);
  const count = beside.matchDates.length + beside.matchFreeDates.length;

  async function take() {
    const joined = joinedMatchPlan(plan, rest === 'kept' ? beside : none, today);
    if (await store(joined)) {
      onTaken(events, other);
      showMessage(
        'Spielplan übernommen',
        `${counted(joined.matchDates.length, 'Spiel', 'Spiele')} ab heute. Zurück geht es oben mit „Rückgängig“.`,
      );
    }
    onClose();
  }

  return (
    <FormDialog
      title="Spielplan übernehmen"
      submission={submission}
      onSubmit={() => (events.length === 0 ? onClose() : void submission.run({ words: failure, work: take }))}
      onClose={onClose}
      submitLabel={events.length === 0 ? 'Schließen' : 'Übernehmen'}
      intro={<FoundSum found={found} />}
    >
      <UnclearKind found={found} value={other} onChange={setOther} />
      {count > 0 && events.length > 0 && (
        <Segments
          label={
            count === 1
              ? 'Ein Tag, der schon eingetragen ist, steht nicht darin'
              : `${count} Tage, die schon eingetragen sind, stehen nicht darin`
          }
          options={choices}
          value={rest}
          onChange={setRest}
        />
      )}
      <FoundEntries events={events} />
    </FormDialog>
  );
}
