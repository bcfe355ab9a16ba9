import { clockText } from '@anwurf/domain/workout/hold-clock';
import { Timer } from 'lucide-react';
import { Num } from '../../../kit/text/num.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './rest-note.module.css';

/** How long the player has rested since the last trial, and whether that is enough. */
export function RestNote({ lastTrialAt, restSeconds }: { lastTrialAt: number | null; restSeconds: number | null }) {
  const now = useNow(1000).getTime();
  if (lastTrialAt === null || restSeconds === null) return null;
  const rested = Math.max(0, Math.floor((now - lastTrialAt) / 1000));
  return (
    <p className={styles.note}>
      <Timer size={20} aria-hidden="true" />
      <span>
        <Num size="s">{clockText(rested)}</Num> min Pause,{' '}
        {rested >= restSeconds ? 'das reicht.' : `gut sind ${clockText(restSeconds)} min.`}
      </span>
    </p>
  );
}
