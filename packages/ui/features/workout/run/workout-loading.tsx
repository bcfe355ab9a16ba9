import { Skeleton } from '../../../kit/skeleton.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import styles from './workout-loading.module.css';

export function WorkoutLoading() {
  return (
    <div className={styles.loading} aria-busy="true" role="status">
      <VisuallyHidden>Training wird geladen...</VisuallyHidden>
      <div className={styles.head} />
      <div className={styles.body}>
        <Skeleton height="28px" width="70%" />
        <Skeleton height="44px" />
        <Skeleton height="260px" />
        <Skeleton height="120px" />
      </div>
    </div>
  );
}
