import { useSyncState } from '@anwurf/db/client/react';
import { describeAbsence } from '../data/absence.ts';
import { canTrain, isArriving } from '../data/first-arrival/arrival-steps.ts';
import { useLongWait } from '../data/use-long-wait.ts';
import { Banner } from '../kit/feedback/banner.tsx';
import styles from './data-notice.module.css';
import { syncProblemWords } from './sync-words.ts';

/** Says why the screens below show no data: a problem of the store, a first sync without the server, or one on a slow line. */
export function DataNotice() {
  const absence = useSyncState((state) => (state.firstSyncDone ? null : describeAbsence(state)));
  const problem = useSyncState((state) => state.problem);
  const isLogAwaited = useLongWait(useSyncState((state) => isArriving(state) && canTrain(state)));
  if (problem === null && absence === null && !isLogAwaited) return null;
  return (
    <div className={styles.notice}>
      {problem !== null && <Banner kind="bad">{syncProblemWords(problem)}</Banner>}
      {problem === null && absence !== null && (
        <Banner icon={<absence.Icon aria-hidden="true" />}>
          {absence.reason} Deine Daten kommen auf dieses Gerät, {absence.end}.
        </Banner>
      )}
      {problem === null && absence === null && (
        <Banner>Du kannst schon trainieren. Dein Trainingstagebuch kommt noch auf dieses Gerät.</Banner>
      )}
    </div>
  );
}
