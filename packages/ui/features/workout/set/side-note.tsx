import { SIDE_LABELS, weakerSide } from '@anwurf/domain/workout/sides';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { Info } from 'lucide-react';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import styles from './side-note.module.css';

/** Which side did clearly less the last time, and that the next set begins with it. */
export function SideNote({ set }: { set: StoredSet | undefined }) {
  const weaker = set && weakerSide(set, unitToMetric(set.unit));
  if (!weaker) return null;
  const side = SIDE_LABELS[weaker.side];
  return (
    <p className={styles.note}>
      <Info size={20} aria-hidden="true" />
      {`${side} hattest du zuletzt ${shownNumber(weaker.less)} weniger. Beim nächsten Satz beginnst du ${side.toLowerCase()}.`}
    </p>
  );
}
