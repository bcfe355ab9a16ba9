import { Card } from '../../../kit/card.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import styles from '../list/plan-card.module.css';

export function PlanSkeleton() {
  return (
    <Card>
      <div className={styles.plan}>
        <Skeleton height="24px" width="62%" />
        <Skeleton height="14px" width="34%" />
        <Skeleton height="40px" />
        <Skeleton height="48px" />
        <Skeleton height="52px" />
      </div>
    </Card>
  );
}
