import { Target } from 'lucide-react';
import { useId, useState } from 'react';
import { EmptyState } from '../../brand/empty-state.tsx';
import type { TrackedGoal } from '../../data/goals/goal-state.ts';
import { useGoals } from '../../data/goals/use-goals.ts';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { sayFailure } from '../../forms/say-failure.ts';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { BackLink } from '../../links/app-links.ts';
import { GoalDialog, type GoalDialogProps } from './goal-dialog.tsx';
import { GoalRow } from './goal-row.tsx';
import styles from './goals-screen.module.css';
import { goalFailure, useGoalChanges } from './use-goal-changes.ts';
import { useToday } from '../../data/use-today.ts';

interface GroupProps {
  title: string;
  goals: readonly TrackedGoal[];
  note?: string;
  onChange: (tracked: TrackedGoal) => void;
  onDelete: (tracked: TrackedGoal) => void;
}

function Group({ title, goals, note, onChange, onDelete }: GroupProps) {
  const id = useId();
  const today = useToday();
  if (goals.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>
        {goals.map((tracked) => (
          <GoalRow
            key={tracked.goal.id}
            tracked={tracked}
            today={today}
            onChange={tracked.progress.state === 'reached' ? undefined : () => onChange(tracked)}
            onDelete={() => onDelete(tracked)}
          />
        ))}
      </ul>
    </section>
  );
}

const byReached = (one: TrackedGoal, other: TrackedGoal) => (other.progress.reachedOn ?? '').localeCompare(one.progress.reachedOn ?? '');

/** The player's goals: open ones, those whose day is over, and those that he has reached. */
export function GoalsScreen() {
  const data = useGoals(null);
  const { remove } = useGoalChanges();
  const [asked, setAsked] = useState<Pick<GoalDialogProps, 'changed'> | null>(null);
  const goals = data.state === 'rows' ? data.value : [];
  const of = (state: TrackedGoal['progress']['state']) => goals.filter(({ progress }) => progress.state === state);
  const open = of('open');
  const actions = {
    onChange: ({ goal }: TrackedGoal) => setAsked({ changed: goal }),
    onDelete: ({ goal }: TrackedGoal) => void sayFailure(remove(goal), goalFailure.title, goalFailure.text),
  };
  const add = (
    <Button variant="ball" onPress={() => setAsked({})}>
      <Target size={20} aria-hidden="true" />
      Neues Ziel
    </Button>
  );
  return (
    <Page
      title="Ziele"
      back={<BackLink to="/statistics" />}
      action={data.state === 'rows' && goals.length > 0 && <BottomAction>{add}</BottomAction>}
    >
      {data.state !== 'rows' ? (
        <NotLoaded data={data} skeleton={<Skeleton height="320px" />} />
      ) : goals.length === 0 ? (
        <EmptyState title="Was willst du schaffen?" action={add}>
          Ein Wert in einer Übung oder einem Test, oder drei Einheiten die Woche: Mit einem Tag dazu siehst du hier, wie weit du bist.
        </EmptyState>
      ) : (
        <div className={styles.lists}>
          <Group title="Offen" goals={open} {...actions} />
          <Group title="Tag vorbei" goals={of('over')} note="Gib dir einen neuen Tag, oder lösch das Ziel." {...actions} />
          <Group title="Geschafft" goals={of('reached').toSorted(byReached)} {...actions} />
        </div>
      )}
      {asked !== null && <GoalDialog {...asked} open={open.length} onClose={() => setAsked(null)} />}
    </Page>
  );
}
