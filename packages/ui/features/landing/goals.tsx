import { GOAL_LABELS, GOALS } from '@anwurf/domain/vocabulary/goal';
import { FOCUS_BY_GOAL } from '@anwurf/domain/vocabulary/goal-focus';
import { Num } from '../../kit/text/num.tsx';
import styles from './goals.module.css';
import { Section } from './section.tsx';

/** The ten goals, each with what the plan builder trains for it: the same table that it reads. */
export function Goals() {
  return (
    <Section
      id="ziele"
      ground="surface"
      title={'Zehn Ziele. Du\u00A0wählst bis zu drei.'}
      lead="Hinter jedem Ziel steht, was dafür trainiert wird. Das erste Ziel bestimmt den Schwerpunkt deines Plans."
    >
      <ol className={styles.goals}>
        {GOALS.map((goal, index) => (
          <li key={goal}>
            <span className={styles.number} aria-hidden="true">
              <Num size="m">{index + 1}</Num>
            </span>
            <h3>{GOAL_LABELS[goal]}</h3>
            <p>{FOCUS_BY_GOAL[goal].join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
