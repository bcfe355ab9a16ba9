import { Card } from '../../../kit/layout/card.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton-lines.tsx';
import styles from '../list/plan-card.module.css';

export function PlanSkeleton() {
  return (
    <Card>
      <div className={styles.plan}>
        <SkeletonLines lines={[['24px', '62%'], ['14px', '34%'], ['40px'], ['48px'], ['52px']]} />
      </div>
    </Card>
  );
}
