import type { ExerciseGoal, GoalContent, TestGoal } from '@anwurf/domain/goals/goal';
import { useState } from 'react';
import type { TrackedGoal } from '../../data/goals/goal-state.ts';
import { targetWords, untilWords } from '../../data/goals/goal-words.ts';
import { isAbout, useOpenGoals } from '../../data/goals/use-goals.ts';
import { sayFailure } from '../../forms/say-failure.ts';
import { Button } from '../../kit/action/button.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { usualDay } from './goal-draft.ts';
import { GoalRow } from './goal-row.tsx';
import styles from './goals-about.module.css';
import { goalFailure, useGoalChanges } from './use-goal-changes.ts';
import { useToday } from '../../data/use-today.ts';

/** The subject of goals, without numbers. */
export type GoalSubject = Omit<TestGoal, 'target' | 'until'> | Omit<ExerciseGoal, 'target' | 'until'>;

export interface GoalsAboutProps {
  subject: GoalSubject;
  /** A value that the app suggests while there is no goal; null: none. */
  suggested: number | null;
}

const dated = { target: 0, until: '' };

/** The open goals of an exercise or test, a suggestion while there are none, and the way to set one. */
export function GoalsAbout({ subject, suggested }: GoalsAboutProps) {
  const today = useToday();
  const open = useOpenGoals();
  const { set, remove } = useGoalChanges();
  const [asked, setAsked] = useState<{ changed?: TrackedGoal['goal'] } | null>(null);
  if (open.state !== 'rows') return null;
  const own = open.value.filter(({ goal }) => isAbout(goal, { ...subject, ...dated }));
  const offered: GoalContent | null =
    suggested === null || own.length > 0 ? null : { ...subject, target: suggested, until: usualDay(today) };
  const say = (work: Promise<void>) => void sayFailure(work, goalFailure.title, goalFailure.text);
  return (
    <section className={styles.goals} aria-label="Ziele">
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((tracked) => (
            <GoalRow
              key={tracked.goal.id}
              tracked={tracked}
              today={today}
              onChange={() => setAsked({ changed: tracked.goal })}
              onDelete={() => say(remove(tracked.goal))}
            />
          ))}
        </ul>
      )}
      <div className={styles.offer}>
        {offered !== null && (
          <>
            <p>
              Vorschlag: {targetWords(offered)} {untilWords(offered.until, today)}
            </p>
            <Button onPress={() => say(set(offered, open.value.length))}>Als Ziel nehmen</Button>
          </>
        )}
        <Button variant="quiet" onPress={() => setAsked({})}>
          {own.length > 0 ? 'Noch ein Ziel' : 'Eigenes Ziel setzen'}
        </Button>
      </div>
      {asked !== null && (
        <GoalDialog
          {...asked}
          {...(asked.changed === undefined && { about: { ...subject, target: suggested } })}
          open={open.value.length}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
