import { useSyncState } from '@anwurf/db/client/react';
import { WifiOff } from 'lucide-react';
import { Banner } from '../kit/feedback/banner.tsx';
import styles from './data-notice.module.css';
import { syncProblemWords } from './sync-words.ts';

/** Says why the screens below show no data: a problem of the store, or a first sync without a network. */
export function DataNotice() {
  const { problem, firstSyncDone, connection } = useSyncState();
  const waitsForFirstSync = !firstSyncDone && connection === 'offline';
  if (problem === null && !waitsForFirstSync) return null;
  return (
    <div className={styles.notice}>
      {problem !== null ? (
        <Banner kind="bad">{syncProblemWords(problem)}</Banner>
      ) : (
        <Banner icon={<WifiOff aria-hidden="true" />}>
          Kein Empfang. Deine Daten kommen auf dieses Gerät, sobald du wieder Empfang hast.
        </Banner>
      )}
    </div>
  );
}
