import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useSyncState } from '@anwurf/db/client/react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../kit/class-names.ts';
import { Sheet } from '../kit/overlay/sheet.tsx';
import styles from './sync-badge.module.css';
import { SyncPanel } from './sync-panel.tsx';
import { type SyncMood, syncMood, waitingWords } from './sync-words.ts';

const looks: Readonly<Record<SyncMood, { icon: LucideIcon; words: string }>> = {
  problem: { icon: CloudAlert, words: 'Bitte prüfen' },
  offline: { icon: WifiOff, words: 'Offline' },
  away: { icon: CloudOff, words: 'Server weg' },
  busy: { icon: CloudUpload, words: 'Gleicht ab' },
  synced: { icon: CloudCheck, words: 'Abgeglichen' },
};

/** How the device stands with the server, always in sight; opens the details. */
export function SyncBadge() {
  const mood = useSyncState(syncMood);
  const waiting = useSyncState((state) => state.waiting);
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, words } = looks[mood];
  // Begins with what is to be seen, number included: whoever speaks to the device says that.
  const name = waiting === 0 ? words : `${words} ${waitingWords(waiting)}`;
  return (
    <>
      <Button className={classNames(styles.badge, styles[mood])} aria-label={`${name}. Details zum Abgleich`} onPress={() => setOpen(true)}>
        <Icon size={20} aria-hidden="true" />
        {mood !== 'synced' && <span>{words}</span>} {waiting > 0 && <b className={styles.count}>{waiting}</b>}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title="Abgleich">
        <SyncPanel />
      </Sheet>
    </>
  );
}
