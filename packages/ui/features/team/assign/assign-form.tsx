import { useDatabase } from '@anwurf/db/client/react';
import { assignPlan, AssignmentTooLarge, assignWishes, type UndoAssignment } from '@anwurf/db/commands/assign-plan';
import type { SquadPlayer } from '@anwurf/db/queries/attendance';
import type { Plan } from '@anwurf/db/queries/plans';
import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import { useState } from 'react';
import { dayWords } from '../../../data/week/day-words.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { Form } from '../../../forms/form.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { nameText } from '../squad/member-words.ts';
import styles from './assign-screen.module.css';
import { chosenPart, PlanFields, type PlanPart } from './plan-fields.tsx';
import { NO_WISHES, WishesFields } from './wishes-fields.tsx';

const words = { title: 'Nicht zugewiesen', text: 'Es wurde nichts verschickt. Bitte versuche es erneut.' };
const tooLarge = 'Der Plan ist zu groß dafür. Weise eine einzelne Einheit zu.';
const kinds = [
  { value: 'plan', label: 'Eigener Plan' },
  { value: 'wishes', label: 'Plan für jede Person' },
] as const;
type Kind = (typeof kinds)[number]['value'];

function NoPlan() {
  return (
    <div className={styles.noPlan}>
      <p className={styles.none}>
        Du hast noch keinen Plan zum Zuweisen. Bau dir einen aus den Übungen, dann kannst du ihn ganz oder Einheit für Einheit verschicken.
      </p>
      <ButtonLink to="/workout-generator">Plan bauen</ButtonLink>
    </div>
  );
}

export interface AssignFormProps {
  team: string;
  /** The coach's own plans. */
  plans: readonly Plan[];
  players: readonly SquadPlayer[];
  today: string;
}

/** Sends a plan, one of its sessions, or wishes for a plan to some or all players. */
export function AssignForm({ team, plans, players, today }: AssignFormProps) {
  const db = useDatabase();
  const submission = useSubmission({ atFields: true });
  const { errors, corrected } = submission;
  const [kind, setKind] = useState<Kind>(plans.length === 0 ? 'wishes' : 'plan');
  const [part, setPart] = useState<PlanPart>({ planId: null, sessionId: null, day: dayAfter(today, 1) });
  const [wishes, setWishes] = useState(NO_WISHES);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const { plan, session } = chosenPart(plans, part);
  const members = chosen.filter((id) => players.some(({ member }) => member === id));
  const sent = { note: note.trim() === '' ? null : note.trim(), members };
  const day = kind === 'plan' && session !== undefined ? part.day : null;
  const canSend = kind === 'wishes' || plan !== undefined;

  function titleOf(): string {
    const [goal] = wishes.goals;
    if (kind === 'wishes') return goal === undefined ? '' : GOAL_LABELS[goal];
    return (session === undefined ? (plan?.name ?? '') : `${plan?.name}, Einheit ${session.order}`).slice(0, 200);
  }

  async function assign(title: string): Promise<UndoAssignment | null> {
    if (kind === 'wishes') return assignWishes(db, team, { ...sent, title, wishes });
    if (plan === undefined) return null;
    return assignPlan(db, team, { ...sent, title, planId: plan.id, sessionId: session?.id ?? null, day }).catch((error: unknown) => {
      if (error instanceof AssignmentTooLarge) return null;
      throw error;
    });
  }

  async function send() {
    const title = titleOf();
    const undo = await assign(title);
    if (undo === null) {
      showMessage(words.title, tooLarge);
      return;
    }
    setChosen([]);
    setNote('');
    showMessage(
      'Zugewiesen',
      `${title}${day === null ? '' : `, ${dayWords(day)}`}: ${members.length === 1 ? 'eine Person' : `${members.length} Personen`}.`,
      { label: 'Rückgängig', run: () => void sayFailure(undo(), 'Fehler', 'Die Zuweisung konnte nicht zurückgenommen werden.') },
    );
  }

  function submit() {
    void submission.run({
      problem: problemAt({
        goals: kind === 'wishes' && wishes.goals.length === 0 ? 'Wähle mindestens ein Ziel.' : undefined,
        day: day === null || isCalendarDay(day) ? undefined : 'Bitte gib ein Datum an.',
        members: members.length === 0 ? 'Wähle mindestens eine Person.' : undefined,
      }),
      words,
      work: send,
    });
  }

  return (
    <Form submission={submission} onSubmit={submit}>
      <FormLayout>
        <Segments label="Was" hideLabel options={kinds} value={kind} onChange={setKind} />
        {kind === 'wishes' ? (
          <>
            <p className={styles.none}>
              Du sagst, worum es geht. Wer annimmt, bekommt einen Plan für sich: mit dem eigenen Equipment, nach Alter und Erfahrung und
              ohne das, was weh tut. Diese Antworten siehst du nicht.
            </p>
            <WishesFields
              wishes={wishes}
              onChange={(next) => {
                setWishes(next);
                corrected('goals');
              }}
              error={errors['goals']}
            />
          </>
        ) : canSend ? (
          <PlanFields
            plans={plans}
            part={part}
            onChange={(next) => {
              setPart(next);
              corrected('day');
            }}
            dayError={errors['day']}
            today={today}
          />
        ) : (
          <NoPlan />
        )}
        {canSend && (
          <>
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
          </>
        )}
      </FormLayout>
    </Form>
  );
}
