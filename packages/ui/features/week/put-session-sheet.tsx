import { planList } from '@anwurf/db/queries/plans';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { dayWords } from '../../data/week/day-words.ts';
import { classNames } from '../../kit/class-names.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { Link } from '../../links/plain-links.ts';
import styles from './put-session-sheet.module.css';

const plans = planList();

export interface PutSessionSheetProps {
  /** Local day, YYYY-MM-DD. */
  day: string;
  onPut: (sessionId: string) => void;
  onClose: () => void;
}

function Choices({ onPut }: Pick<PutSessionSheetProps, 'onPut'>) {
  const data = useRows(plans);
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="240px" />} />;
  const others = data.value.filter(({ isCurrent, archivedAt, sessions }) => !isCurrent && archivedAt === null && sessions.length > 0);
  if (others.length === 0) {
    return (
      <p className={styles.none}>
        Du hast keinen anderen Plan mit Einheiten. <Link to="/training-plans">Zu deinen Plänen</Link>
      </p>
    );
  }
  return others.map(({ id, name, sessions }) => (
    <section key={id} className={styles.plan}>
      <h3>{name}</h3>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <Button
              className={classNames(styles.entry)}
              aria-label={`Einheit ${session.order} von ${name} einplanen`}
              onPress={() => onPut(session.id)}
            >
              Einheit {session.order}
              <Plus size={20} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Chooses a session of another plan for a day. */
export function PutSessionSheet({ day, onPut, onClose }: PutSessionSheetProps) {
  return (
    <Sheet title="Einheit einplanen" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <p className={styles.day}>{dayWords(day)}, aus einem anderen Plan</p>
      <Choices onPut={onPut} />
    </Sheet>
  );
}
