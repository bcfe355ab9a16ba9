import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useOpenGoals } from '../../data/goals/use-goals.ts';
import { Card } from '../../kit/layout/card.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { GoalRow } from './goal-row.tsx';
import styles from './goals-card.module.css';
import { useToday } from '../../data/use-today.ts';

/** Goals that have room beside other cards. */
const shown = 3;
const none: readonly never[] = [];

/** The nearest open goals; nothing while there are none. */
export function GoalsCard() {
  const today = useToday();
  const open = loadedOr(useOpenGoals(), none);
  if (open.length === 0) return null;
  return (
    <Card flush aria-labelledby="goals-card">
      <header className={styles.head}>
        <h2 id="goals-card">Deine Ziele</h2>
        <ButtonLink to="/statistics/goals" variant="quiet" aria-label="Alle Ziele">
          Alle
        </ButtonLink>
      </header>
      <ul className={styles.list}>
        {open.slice(0, shown).map((tracked) => (
          <GoalRow key={tracked.goal.id} tracked={tracked} today={today} />
        ))}
      </ul>
    </Card>
  );
}
