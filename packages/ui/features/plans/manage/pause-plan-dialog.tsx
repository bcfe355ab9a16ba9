import { useDatabase } from '@anwurf/db/client/react';
import { pausePlan } from '@anwurf/db/commands/pause-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { useState } from 'react';
import { DayField } from '../../../forms/day-field.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useToday } from '../../../data/use-today.ts';

const words = { title: 'Fehler', text: 'Die Pause konnte nicht gespeichert werden. Es bleibt, wie es war.' };
/** Days with another year are typing errors. */
const LAST_DAY = '2099-12-31';
const isDay = (text: string) => isCalendarDay(text) && text <= LAST_DAY;
const FIRST_DAY = '2000-01-01';

/** The first problem of an end that is not left open. */
function lastDayProblem(from: string, until: string) {
  if (until === '') return {};
  if (!isDay(until)) return { until: 'Bitte gib den letzten Tag als TT.MM.JJJJ an.' };
  return until < from ? { until: 'Der letzte Tag liegt vor dem ersten.' } : {};
}

/** From which day until which a plan rests; no reason is asked. */
export function PausePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const db = useDatabase();
  const today = useToday();
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });
  const { errors } = submission;

  function problem() {
    const fields = {
      ...(isDay(from) ? {} : { from: 'Bitte gib den ersten Tag als TT.MM.JJJJ an.' }),
      ...lastDayProblem(from, until),
    };
    return Object.keys(fields).length === 0 ? null : { ...words, fields };
  }

  async function pause() {
    const undo = await pausePlan(db, plan.id, { from, until: until === '' ? null : until });
    showMessage('Pause eingetragen', 'Die Wochen des Plans verschieben sich.', {
      label: 'Rückgängig',
      run: () => void sayFailure(undo(), words.title, words.text),
    });
    onClose();
  }

  return (
    <FormDialog
      title="Plan pausieren"
      submission={submission}
      onSubmit={() => void submission.run({ problem: problem(), words, work: pause })}
      onClose={onClose}
      submitLabel="Pausieren"
      intro={<p>Urlaub oder einfach keine Zeit: Danach geht es in der Woche weiter, in der die Pause begann.</p>}
    >
      <DayField
        name="from"
        label="Erster Tag"
        value={from}
        onChange={(day) => {
          setFrom(day);
          submission.corrected('from', 'until');
        }}
        error={errors.from}
        min={FIRST_DAY}
        max={LAST_DAY}
        start={today}
      />
      <DayField
        name="until"
        label="Letzter Tag"
        description="Leer: bis du weitermachst."
        value={until}
        onChange={(day) => {
          setUntil(day);
          submission.corrected('until');
        }}
        error={errors.until}
        min={isDay(from) ? from : FIRST_DAY}
        max={LAST_DAY}
        start={isDay(from) ? from : today}
      />
    </FormDialog>
  );
}
