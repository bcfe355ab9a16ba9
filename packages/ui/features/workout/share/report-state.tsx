import type { WorkoutReport } from '@anwurf/db/queries/training-reports';
import { CloudAlert, CloudUpload, Globe, type LucideIcon } from 'lucide-react';
import { type Absence, useAbsence } from '../../../data/absence.ts';
import styles from './share-dialog.module.css';

interface SharingState {
  icon: LucideIcon;
  words: string;
  tone: 'good' | 'waiting' | 'bad';
}

function stateOf({ isShared, isWaiting, isRefused }: WorkoutReport, absence: Absence | null): SharingState | null {
  if (isRefused) return { icon: CloudAlert, tone: 'bad', words: 'Der Server hat das nicht angenommen. Was fehlt, steht beim Abgleich.' };
  if (isShared && !isWaiting) return { icon: Globe, tone: 'good', words: 'Der Link ist öffentlich: Wer ihn hat, sieht den Bericht.' };
  if (!isWaiting) return null;
  if (absence !== null) {
    const { Icon: icon, reason, end } = absence;
    const link = isShared ? `Der Link gilt, ${end}. Verschicken kannst du ihn schon.` : `Der Link gilt noch und endet, ${end}.`;
    return { icon, tone: 'waiting', words: `${reason} ${link}` };
  }
  return { icon: CloudUpload, tone: 'waiting', words: isShared ? 'Der Link wird gerade freigegeben.' : 'Die Freigabe endet gerade.' };
}

/** Whether the link can be opened by now, in words that a screen reader hears when it changes. */
export function ReportState({ report }: { report: WorkoutReport | null }) {
  const absence = useAbsence();
  const state = report && stateOf(report, absence);
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
