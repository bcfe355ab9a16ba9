import type { WorkoutReport } from '@anwurf/db/queries/training-reports';
import { useSyncState } from '@anwurf/db/client/react';
import { CloudAlert, CloudUpload, Globe, type LucideIcon, WifiOff } from 'lucide-react';
import styles from './share-dialog.module.css';

interface SharingState {
  icon: LucideIcon;
  words: string;
  tone: 'good' | 'waiting' | 'bad';
}

function stateOf({ isShared, isWaiting, isRefused }: WorkoutReport, isOffline: boolean): SharingState | null {
  if (isRefused) return { icon: CloudAlert, tone: 'bad', words: 'Der Server hat das nicht angenommen. Was fehlt, steht beim Abgleich.' };
  if (isShared && !isWaiting) return { icon: Globe, tone: 'good', words: 'Der Link ist öffentlich: Wer ihn hat, sieht den Bericht.' };
  if (!isWaiting) return null;
  if (isOffline) {
    const words = isShared
      ? 'Kein Empfang: Der Link gilt, sobald du wieder Empfang hast. Verschicken kannst du ihn schon.'
      : 'Kein Empfang: Der Link gilt noch, bis du wieder Empfang hast.';
    return { icon: WifiOff, tone: 'waiting', words };
  }
  return { icon: CloudUpload, tone: 'waiting', words: isShared ? 'Der Link wird gerade freigegeben.' : 'Die Freigabe endet gerade.' };
}

/** Whether the link can be opened by now, in words that a screen reader hears when it changes. */
export function ReportState({ report }: { report: WorkoutReport | null }) {
  const { connection } = useSyncState();
  const state = report && stateOf(report, connection !== 'online');
  return (
    <p role="status" className={state ? styles.state : styles.silent} data-tone={state?.tone}>
      {state && (
        <>
          <state.icon size={20} aria-hidden="true" />
          <span>{state.words}</span>
        </>
      )}
    </p>
  );
}
