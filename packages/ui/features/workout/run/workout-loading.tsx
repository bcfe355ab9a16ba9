import { FirstArrival, useIsArriving } from '../../../data/first-arrival/first-arrival.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton-lines.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './workout-loading.module.css';

/** Until the workout's rows are read; on a new device with what has come of its data, and the way back. */
export function WorkoutLoading() {
  const isArriving = useIsArriving();
  return (
    <div className={styles.loading}>
      <div aria-busy="true" role="status">
        <VisuallyHidden>Training wird geladen...</VisuallyHidden>
      </div>
      <div className={styles.head} />
      <div className={styles.body}>
        {isArriving ? (
          <>
            <p>Dein Training beginnt, sobald deine Daten auf diesem Gerät sind. Dann geht es auch ohne Netz.</p>
            <FirstArrival />
            <ButtonLink to="/dashboard" variant="court">
              Zur Startseite
            </ButtonLink>
          </>
        ) : (
          <SkeletonLines lines={[['28px', '70%'], ['44px'], ['260px'], ['120px']]} />
        )}
      </div>
    </div>
  );
}
