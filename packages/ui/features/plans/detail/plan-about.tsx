import type { Plan } from '@anwurf/db/queries/plans';
import { readPlanDescription, type PlanOutline } from '@anwurf/domain/plan/plan-outline';
import styles from './plan-about.module.css';
import { PlanDuration } from './plan-duration.tsx';
import { PlanWeeks } from './plan-weeks.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';

/** 'Warum dieser Plan?': what the plan is, the coach's reasons and the week; nothing where only the first is known. */
function PlanReason({ outline: { summary, reason, notes } }: { outline: PlanOutline }) {
  if (reason === null && notes.length === 0) return null;
  const paragraphs = [summary, reason, ...notes].filter((text) => text !== null);
  return (
    <Disclosure title="Warum dieser Plan?">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  );
}

/** Explains a plan above its sessions: its reasons, and how it goes on. */
export function PlanAbout({ description, durationRecommendation }: Pick<Plan, 'description' | 'durationRecommendation'>) {
  const outline = readPlanDescription(description);
  return (
    <div className={styles.about}>
      <PlanReason outline={outline} />
      <PlanWeeks weeks={outline.weeks} duration={durationRecommendation} />
      {outline.weeks.length === 0 && durationRecommendation && <PlanDuration text={durationRecommendation} />}
    </div>
  );
}
