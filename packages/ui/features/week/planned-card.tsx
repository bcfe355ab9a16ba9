import type { Venue } from '@anwurf/domain/vocabulary/venue';
import { Dumbbell, GripVertical, House, TriangleAlert, Warehouse } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';
import type { WeekEntry } from '../../data/week/use-calendar-week.ts';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './planned-card.module.css';
import { dayWords } from '../../data/week/day-words.ts';

const venueIcons = { Halle: Warehouse, Studio: Dumbbell, Zuhause: House } as const;

/** Where a session takes place, as a small icon beside its word. */
function VenueIcon({ venue }: { venue: Venue }) {
  const Icon = venueIcons[venue];
  return <Icon size={15} aria-hidden="true" />;
}

export interface PlannedCardProps {
  entry: WeekEntry;
  /** It is held by the keys that move it. */
  isLifted: boolean;
  /** The keys have moved it: it takes a focus that is lost. */
  wasCarried: boolean;
  /** Reason against its day; null: none. */
  warning: string | null;
  onGrip: (event: PressEvent) => void;
  onKey: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** A session that is to be trained: leads to it, and is moved by its grip, by dragging or by keys. */
export function PlannedCard({ entry, isLifted, wasCarried, warning, onGrip, onKey, onDragStart, onDragEnd }: PlannedCardProps) {
  const grip = useRef<HTMLButtonElement>(null);
  // On another day it is another element, and the focus went with the former one.
  useEffect(() => {
    if (wasCarried && document.activeElement === document.body) grip.current?.focus();
  }, [wasCarried]);
  const name = `Einheit ${entry.order}`;
  return (
    <div
      className={classNames(styles.card, isLifted && styles.lifted)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <AreaLink
        to="/training-plans/$planId"
        params={{ planId: entry.planId }}
        search={{ session: entry.sessionId }}
        className={classNames(styles.link)}
      >
        <b>{name}</b>
        <span className={styles.facts}>
          {entry.venue && (
            <span>
              <VenueIcon venue={entry.venue} />
              {entry.venue}
            </span>
          )}
          {entry.minutes > 0 && (
            <span>
              <Num>{entry.minutes}</Num> min
            </span>
          )}
        </span>
        {entry.isMissed && <span className={styles.missed}>noch offen</span>}
        {warning !== null && (
          <span className={styles.warning}>
            <TriangleAlert size={15} aria-hidden="true" />
            {warning}
          </span>
        )}
      </AreaLink>
      <Button
        ref={grip}
        className={classNames(styles.grip)}
        aria-label={`${name} verschieben, ${dayWords(entry.day)}`}
        onPress={onGrip}
        onKeyDown={onKey}
      >
        <GripVertical size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
