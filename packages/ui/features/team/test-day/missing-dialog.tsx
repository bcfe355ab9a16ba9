import { MISSING_REASONS, type MissingReason } from '@anwurf/domain/team/test-value';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { nameText } from '../squad/member-words.ts';
import styles from './missing-dialog.module.css';
import { longName, MISSING_WORDS } from './test-day-words.ts';
import type { MissingCell } from './use-cell-actions.ts';

export interface MissingDialogProps {
  missing: MissingCell;
  onChoose: (reason: MissingReason, all: boolean) => void;
  onClose: () => void;
}

/** Asks why somebody has no value. No reason is about health. */
export function MissingDialog({ missing: { row, cell }, onChoose, onClose }: MissingDialogProps) {
  const open = row.cells.filter(({ value }) => value.state !== 'measured').length;
  // Somebody who has no value yet is not there.
  const [all, setAll] = useState(row.cells.length > 1 && open === row.cells.length);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${nameText(row.person.name)} fehlt`}
      actions={
        <Button variant="quiet" onPress={onClose}>
          Abbrechen
        </Button>
      }
    >
      <div className={styles.reasons}>
        {MISSING_REASONS.map((reason) => (
          <Button key={reason} onPress={() => onChoose(reason, all)}>
            {MISSING_WORDS[reason]}
          </Button>
        ))}
        {open > 1 && (
          <Checkbox isSelected={all} onChange={setAll} description={`Sonst nur ${longName(cell.test)}.`}>
            Alle Tests ohne Wert
          </Checkbox>
        )}
        <p className={styles.note}>Nichts davon sagt etwas über Gesundheit. Beschwerden teilt jede und jeder selbst.</p>
      </div>
    </Dialog>
  );
}
