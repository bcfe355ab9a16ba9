import { HANDBALL_KINDS, HANDBALL_WORDS, type HandballKind, type HandballLoad, usualMinutes } from '@anwurf/domain/week/handball-load';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayWords } from '../../data/week/day-words.ts';
import { useHandballNote } from '../../data/week/use-handball-note.ts';
import { Button } from '../../kit/action/button.tsx';
import { Segments } from '../../kit/field/segments.tsx';
import { Select } from '../../kit/field/select.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { EffortFields } from './effort-fields.tsx';
import styles from './handball-sheet.module.css';

export interface HandballSheetProps {
  /** Days that can be chosen, at least one; the last one is chosen first. */
  days: readonly string[];
  noted: readonly HandballLoad[];
  onClose: () => void;
}

const kinds = HANDBALL_KINDS.map((value) => ({ value, label: HANDBALL_WORDS[value] }));

/** Notes, changes or removes how long and hard a team training or match was; the tap on the effort stores it. */
export function HandballSheet({ days, noted, onClose }: HandballSheetProps) {
  const { note, remove } = useHandballNote();
  const [day, setDay] = useState(days.at(-1) ?? '');
  const [kind, setKind] = useState<HandballKind>(noted.find((one) => one.day === day)?.kind ?? 'team');
  const known = noted.find((one) => one.day === day && one.kind === kind);
  const [typed, setTyped] = useState<{ minutes: number | null } | null>(null);
  const minutes = typed === null ? (known?.minutes ?? usualMinutes(noted, kind)) : typed.minutes;
  return (
    <Sheet isOpen onOpenChange={(isOpen) => isOpen || onClose()} title="Handball eintragen">
      <div className={styles.body}>
        <Select label="Tag" options={days.map((value) => ({ value, label: dayWords(value) }))} value={day} onChange={setDay} />
        <Segments label="Art" hideLabel options={kinds} value={kind} onChange={setKind} />
        <EffortFields
          key={`${day} ${kind}`}
          minutes={minutes}
          onMinutes={(next) => setTyped({ minutes: next })}
          effort={known?.effort ?? null}
          onEffort={(effort) => {
            if (minutes === null) return;
            void note({ day, kind, minutes, effort });
            onClose();
          }}
        />
        {known && typed?.minutes && (
          <Button
            onPress={() => {
              void note({ ...known, minutes: typed.minutes ?? known.minutes });
              onClose();
            }}
          >
            Dauer speichern
          </Button>
        )}
        {known && (
          <Button
            variant="danger"
            onPress={() => {
              void remove(known);
              onClose();
            }}
          >
            <Trash2 size={20} aria-hidden="true" />
            Entfernen
          </Button>
        )}
      </div>
    </Sheet>
  );
}
