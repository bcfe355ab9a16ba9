import { Banner } from '../../kit/feedback/banner.tsx';
import styles from './session-ended-notice.module.css';

/** Above a workout that was running when the server ended the session. */
export function SessionEndedNotice() {
  return (
    <div className={styles.notice}>
      <Banner kind="warn">
        Sitzung abgelaufen. Trainiere ruhig zu Ende: Deine Sätze werden auf diesem Gerät gespeichert und abgeglichen, sobald du wieder
        angemeldet bist.
      </Banner>
    </div>
  );
}
