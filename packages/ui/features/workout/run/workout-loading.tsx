import { SkeletonLines } from '../../../kit/feedback/skeleton-lines.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './workout-loading.module.css';

export function WorkoutLoading() {
  return (
    <div className={styles.loading} aria-busy="true" role="status">
      <VisuallyHidden>Training wird geladen...</VisuallyHidden>
      <div className={styles.head} />
      <div className={styles.body}>
        <SkeletonLines lines={[['28px', '70%'], ['44px'], ['260px'], ['120px']]} />
      </div>
    </div>
  );
}
