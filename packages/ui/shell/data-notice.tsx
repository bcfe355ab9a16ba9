import { useSyncState } from '@anwurf/db/client/react';
import { describeAbsence } from '../data/absence.ts';
import { Banner } from '../kit/feedback/banner.tsx';
import styles from './data-notice.module.css';
import { syncProblemWords } from './sync-words.ts';

/** Says why the screens below show no data: a problem of the store, or a first sync without the server. */
export function DataNotice() {
  const absence = useSyncState((state) => (state.firstSyncDone ? null : describeAbsence(state)));
  const problem = useSyncState((state) => state.problem);
  if (problem === null && absence === null) return null;
  return (
    <div className={styles.notice}>
      {problem !== null && <Banner kind="bad">{syncProblemWords(problem)}</Banner>}
      {problem === null && absence !== null && (
        <Banner icon={<absence.Icon aria-hidden="true" />}>
          {absence.reason} Deine Daten kommen auf dieses Gerät, {absence.end}.
        </Banner>
      )}
    </div>
  );
}
