import { useDatabase } from '@anwurf/db/client/react';
import { enterWorkout } from '@anwurf/db/commands/correct-workout';
import { newId } from '@anwurf/db/commands/new-id';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import { type Plan, planList } from '@anwurf/db/queries/plans';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { instantOf, localDayIn, localTimeIn } from '@anwurf/domain/calendar/local-time';
import { useState } from 'react';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Select } from '../../../kit/field/select.tsx';
import { TimesFields } from './times-fields.tsx';
import { readTimes, type TypedTimes } from './typed-times.ts';

const failed = { title: 'Fehler', text: 'Das Training konnte nicht gespeichert werden. Deine Eingaben stehen noch hier.' };
const plans = planList();
const canBeEmpty = { canBeEmpty: true };
const usualMinutes = 60;
const MINUTE_MS = 60_000;
/** Stands for a training without a plan; no session has an empty id. */
const free = '';
const freeName = 'Freies Training';

interface SessionChoice {
  value: string;
  label: string;
  planName: string;
  order: number | null;
}

const freeChoice: SessionChoice = { value: free, label: freeName, planName: freeName, order: null };

function choicesOf(known: readonly Plan[]): SessionChoice[] {
  return [
    freeChoice,
    ...known.flatMap(({ name, sessions }) =>
      sessions.map(({ id, order }) => ({ value: id, label: `${name}, Einheit ${order}`, planName: name, order })),
    ),
  ];
}

/** An hour ago: who has just come home enters what is over. */
function usualTimes(timeZone: string): TypedTimes {
  const began = new Date(Date.now() - usualMinutes * MINUTE_MS);
  return { day: formatGermanDate(localDayIn(began, timeZone)), time: localTimeIn(began, timeZone), minutes: usualMinutes };
}

export interface EntryDialogProps {
  onEntered: (workoutId: string) => void;
  onClose: () => void;
}

/** 'Training nachtragen': what was trained when; its sets follow on the next screen. */
export function EntryDialog({ onEntered, onClose }: EntryDialogProps) {
  const db = useDatabase();
  const submission = useSubmission({ atFields: true, leaves: true });
  const [timeZone] = useState(deviceZone);
  const [typed, setTyped] = useState(() => usualTimes(timeZone));
  const [chosen, setChosen] = useState(free);
  const choices = choicesOf(loadedOr(useRows(plans, canBeEmpty), []));

  function save() {
    const { times, problems } = readTimes(typed, timeZone, new Date());
    const { planName, order } = choices.find(({ value }) => value === chosen) ?? freeChoice;
    void submission.run({
      problem: problemAt(problems),
      words: failed,
      work: async () => {
        if (times === null) return;
        const [workoutId, beganAt] = [newId(), instantOf(times.day, times.time, timeZone)];
        await enterWorkout(db, {
          workoutId,
          sessionId: chosen === free ? null : chosen,
          planName,
          sessionOrder: order,
          beganAt,
          timeZone,
          completedAt: new Date(beganAt.getTime() + times.minutes * MINUTE_MS),
          durationMinutes: times.minutes,
        });
        onEntered(workoutId);
      },
    });
  }
  return (
    <FormDialog
      title="Training nachtragen"
      submission={submission}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Weiter zu den Sätzen"
      pendingLabel="Wird gespeichert..."
    >
      <Select label="Was hast du trainiert?" options={choices} value={chosen} onChange={setChosen} />
      <TimesFields
        typed={typed}
        errors={submission.errors}
        onChange={(next) => {
          setTyped(next);
          submission.corrected('day', 'time');
        }}
      />
    </FormDialog>
  );
}
