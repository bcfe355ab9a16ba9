import type { Plan } from '@anwurf/db/queries/plans';
import { readPlanDescription } from '@anwurf/domain/plan/plan-outline';
import styles from './plan-about.module.css';
import { PlanDuration } from './plan-duration.tsx';
import { PlanReason } from './plan-reason.tsx';
import { PlanWeeks } from './plan-weeks.tsx';

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
