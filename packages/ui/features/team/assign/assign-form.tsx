import { useDatabase } from '@anwurf/db/client/react';
import { assignPlan, AssignmentTooLarge } from '@anwurf/db/commands/assign-plan';
import type { SquadPlayer } from '@anwurf/db/queries/attendance';
import type { Plan } from '@anwurf/db/queries/plans';
import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { useState } from 'react';
import { dayWords } from '../../../data/week/day-words.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { problemAt } from '../../../forms/field-problem.ts';
import { Form } from '../../../forms/form.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { nameText } from '../squad/member-words.ts';

const words = { title: 'Nicht zugewiesen', text: 'Es wurde nichts verschickt. Bitte versuche es erneut.' };
const tooLarge = 'Der Plan ist zu groß dafür. Weise eine einzelne Einheit zu.';
const WHOLE = 'whole';
/** Days ahead for which a session can be sent. */
const FAR = 180;

export interface AssignFormProps {
  team: string;
  /** The coach's own plans, at least one. */
  plans: readonly Plan[];
  players: readonly SquadPlayer[];
  today: string;
}

/** Sends a plan or one of its sessions to some or all players. */
export function AssignForm({ team, plans, players, today }: AssignFormProps) {
  const db = useDatabase();
  const submission = useSubmission({ atFields: true });
  const { errors, corrected } = submission;
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const [part, setPart] = useState(WHOLE);
  const [day, setDay] = useState(dayAfter(today, 1));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const session = plan?.sessions.find(({ id }) => id === part);
  const members = chosen.filter((id) => players.some(({ member }) => member === id));

  function submit() {
    if (plan === undefined) return;
    const title = session === undefined ? plan.name : `${plan.name}, Einheit ${session.order}`;
    const send = async () => {
      const undo = await assignPlan(db, team, {
        planId: plan.id,
        sessionId: session?.id ?? null,
        day: session === undefined ? null : day,
        title: title.slice(0, 200),
        note: note.trim() === '' ? null : note.trim(),
        members,
      }).catch((error: unknown) => {
        if (error instanceof AssignmentTooLarge) return null;
        throw error;
      });
      if (undo === null) {
        showMessage(words.title, tooLarge);
        return;
      }
      setChosen([]);
      setNote('');
      showMessage(
        'Zugewiesen',
        `${title}${session === undefined ? '' : `, ${dayWords(day)}`}: ${members.length === 1 ? 'eine Person' : `${members.length} Personen`}.`,
        { label: 'Rückgängig', run: () => void sayFailure(undo(), 'Fehler', 'Die Zuweisung konnte nicht zurückgenommen werden.') },
      );
    };
    void submission.run({
      problem: problemAt({
        day: session === undefined || isCalendarDay(day) ? undefined : 'Bitte gib ein Datum an.',
        members: members.length === 0 ? 'Wähle mindestens eine Person.' : undefined,
      }),
      words,
      work: send,
    });
  }

  return (
    <Form submission={submission} onSubmit={submit}>
      <FormLayout>
        <Select
          label="Plan"
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          value={plan?.id ?? ''}
          onChange={(next) => {
            setPlanId(next);
            setPart(WHOLE);
          }}
        />
        <Select
          label="Wie viel davon"
          options={[
            { value: WHOLE, label: 'Ganzer Plan' },
            ...(plan?.sessions ?? []).map(({ id, order }) => ({ value: id, label: `Nur Einheit ${order}` })),
          ]}
          value={session?.id ?? WHOLE}
          onChange={setPart}
        />
        {session !== undefined && (
          <DayField
            label="Tag"
            name="day"
            value={day}
            onChange={(next) => {
              setDay(next);
              corrected('day');
            }}
            error={errors['day']}
            min={today}
            max={dayAfter(today, FAR)}
            start={today}
          />
        )}
        <MultiChips
          label="Für wen?"
          options={players.map(({ member, name }) => ({ value: member, label: nameText(name) }))}
          value={members}
          onChange={(next) => {
            setChosen(next);
            corrected('members');
          }}
          error={errors['members']}
        />
        {members.length < players.length && (
          <Button variant="quiet" onPress={() => setChosen(players.map(({ member }) => member))}>
            {`Alle ${players.length}`}
          </Button>
        )}
        <TextField label="Notiz dazu (freiwillig)" rows={2} value={note} onChange={setNote} maxLength={1000} />
        <Button type="submit" variant="ball" wide pending={submission.pending}>
          Zuweisen
        </Button>
      </FormLayout>
    </Form>
  );
}
