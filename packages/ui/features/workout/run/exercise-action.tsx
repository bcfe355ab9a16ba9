import { SIDE_LABELS } from '@anwurf/domain/workout/sides';
import { Plus, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { allowSound } from '../../../signal/sound.ts';
import type { SetInput } from '../set/use-set-input.ts';
import styles from './exercise-action.module.css';

export interface ExerciseActionProps {
  input: SetInput;
  isLast: boolean;
  /** Starts the clock of a timed set; null for sets that are counted. */
  onStartClock: (() => void) | null;
  onNext: () => void;
  /** On the button that stores the next set. */
  saveLabel?: string | undefined;
  /** Before that button. */
  beside?: ReactNode;
}

function labelOf({ editing, number, side }: SetInput, saveLabel: string | undefined): string {
  if (editing) return `Satz ${editing.setNumber} speichern`;
  return side === null ? (saveLabel ?? `Satz ${number} abgeschlossen`) : `${SIDE_LABELS[side]} abgeschlossen`;
}

/** The one orange button of the workout: save this set, start its clock, or go on when all are done. */
export function ExerciseAction({ input, isLast, onStartClock, onNext, saveLabel, beside }: ExerciseActionProps) {
  const { editing, number, side } = input;
  if (editing === null && number === null) {
    return (
      <div className={styles.pair}>
        <Button variant="line" aria-label="Weiterer Satz" onPress={input.addSet}>
          <Plus size={20} aria-hidden="true" />
          Satz
        </Button>
        <Button variant="ball" wide onPress={onNext}>
          {isLast ? 'Training abschließen' : 'Nächste Übung'}
        </Button>
      </div>
    );
  }
  const hasClock = onStartClock !== null && editing === null;
  const save = (
    <Button
      variant={hasClock ? 'line' : 'ball'}
      wide
      pending={input.isSaving}
      pendingText="Wird gespeichert..."
      onPress={() => {
        allowSound();
        if (!leadsToWrongNumber(document)) void input.save();
      }}
    >
      {labelOf(input, saveLabel)}
    </Button>
  );
  if (!hasClock && beside !== undefined) {
    return (
      <div className={styles.beside}>
        {beside}
        {save}
      </div>
    );
  }
  if (!hasClock) return save;
  return (
    <div className={styles.clock}>
      {save}
      <Button variant="ball" wide isDisabled={input.isSaving} onPress={onStartClock}>
        <Timer size={20} aria-hidden="true" />
        {side === null ? 'Zeit starten' : `${SIDE_LABELS[side]} starten`}
      </Button>
    </div>
  );
}
