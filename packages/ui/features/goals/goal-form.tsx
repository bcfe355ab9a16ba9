import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { type Goal, type GoalKind, MAX_GOAL_DAYS } from '@anwurf/domain/goals/goal';
import { useState } from 'react';
import { goalSubject } from '../../data/goals/goal-words.ts';
import { DayField } from '../../forms/day-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Segments } from '../../kit/field/segments.tsx';
import { checkDraft, draftOf, emptyDraft, type GoalDraft } from './goal-draft.ts';
import { goalFields } from './goal-fields.tsx';
import styles from './goal-form.module.css';
import type { GoalChoices } from './use-goal-choices.ts';
import { goalFailure, useGoalChanges } from './use-goal-changes.ts';
import { useToday } from '../../data/use-today.ts';

const kinds: readonly { value: GoalKind; label: string }[] = [
  { value: 'exercise', label: 'Übung' },
  { value: 'test', label: 'Test' },
  { value: 'habit', label: 'Gewohnheit' },
];

export interface GoalFormProps {
  choices: GoalChoices;
  /** Its subject; without it the player chooses. */
  about?: Partial<GoalDraft> | undefined;
  /** The goal that is changed; without it a new one is set. */
  changed?: Goal | undefined;
  /** Number of open goals. */
  open: number;
  onClose: () => void;
}

/** Sets a goal, or changes its numbers and its day. */
export function GoalForm({ choices, about, changed, open, onClose }: GoalFormProps) {
  const today = useToday();
  const changes = useGoalChanges();
  const [draft, setDraft] = useState(() => (changed === undefined ? emptyDraft(today, about) : draftOf(changed, today)));
  const submission = useSubmission({ leaves: true, atFields: true });
  const { errors } = submission;
  const fixed = changed !== undefined ? 'all' : about !== undefined ? 'about' : 'nothing';
  const Fields = goalFields[draft.kind];

  function change(part: Partial<GoalDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    submission.corrected('what', 'until');
  }

  function submit() {
    const { goal, problems } = checkDraft(draft, today);
    const work = async () => {
      if (goal === null) return;
      await (changed === undefined ? changes.set(goal, open) : changes.change(changed.id, goal));
      onClose();
    };
    void submission.run({ problem: problems === null ? null : { ...goalFailure, fields: problems }, words: goalFailure, work });
  }

  return (
    <FormDialog
      title={changed === undefined ? 'Neues Ziel' : 'Ziel ändern'}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={changed === undefined ? 'Ziel setzen' : 'Speichern'}
      intro={fixed !== 'nothing' && <p className={styles.about}>{subjectOf(draft)}</p>}
    >
      {fixed === 'nothing' && (
        <Segments
          label="Art"
          hideLabel
          options={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind, target: null, exercise: null, test: null })}
        />
      )}
      <Fields draft={draft} onDraft={change} choices={choices} fixed={fixed} />
      <p role="alert" className={styles.problem}>
        {errors.what}
      </p>
      <DayField
        name="until"
        label="Bis"
        value={draft.until}
        onChange={(until) => change({ until })}
        error={errors.until}
        min={today}
        max={dayAfter(today, MAX_GOAL_DAYS)}
        start={draft.until}
      />
    </FormDialog>
  );
}

/** The subject of a goal, where it can't be chosen. */
function subjectOf({ kind, exercise, test }: GoalDraft): string {
  const dated = { target: 0, until: '' };
  if (kind === 'habit') return goalSubject({ kind, weeks: 1, ...dated });
  if (kind === 'test') return goalSubject({ kind, test: test ?? '', ...dated });
  return exercise ?? '';
}
