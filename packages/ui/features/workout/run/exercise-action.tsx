import { isCountedSet, setName } from '@anwurf/domain/workout/set-kind';
import { SIDE_LABELS } from '@anwurf/domain/workout/sides';
import { Plus, Timer } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { allowSound } from '../../../signal/sound.ts';
import type { SetInput } from '../set/use-set-input.ts';
import styles from './exercise-action.module.css';

export interface ExerciseActionProps {
  input: SetInput;
  /** Whether no exercise with open sets follows. */
  isLast: boolean;
  /** Whether something else on the screen has the one orange: a record. */
  isQuiet: boolean;
  /** Starts the clock of a timed set; null for sets that are counted. */
  onStartClock: (() => void) | null;
  onNext: () => void;
  /** On the button that stores the next set. */
  saveLabel?: string | undefined;
}

/** One press stores both sides of a set; only the second of two is stored by its own name. */
function labelOf({ editing, number, side, begun, values }: SetInput, saveLabel: string | undefined): string {
  if (editing) return `${setName(editing, editing.setNumber)} speichern`;
  if (!isCountedSet(values)) return 'Aufwärmsatz abgeschlossen';
  return side === null || begun === null ? (saveLabel ?? `Satz ${number} abgeschlossen`) : `${SIDE_LABELS[side]} abgeschlossen`;
}

/** Stores what `store` does, unless a typed number cannot be read. */
function storing(store: () => Promise<void>): () => void {
  return () => {
    allowSound();
    if (!leadsToWrongNumber(document)) void store();
  };
}

/** The one orange button of the workout: save this set, start its clock, or go on when all are done. */
export function ExerciseAction({ input, isLast, isQuiet, onStartClock, onNext, saveLabel }: ExerciseActionProps) {
  const { editing, number, side, begun } = input;
  const variant = isQuiet ? 'court' : 'ball';
  if (editing === null && number === null) {
    return (
      <div className={styles.pair}>
        <Button variant="line" aria-label="Weiterer Satz" onPress={input.addSet}>
          <Plus size={20} aria-hidden="true" />
          Satz
        </Button>
        <Button variant={variant} wide onPress={onNext}>
          {isLast ? 'Training beenden' : 'Nächste Übung'}
        </Button>
      </div>
    );
  }
  const hasClock = onStartClock !== null && editing === null;
  const save = (
    <Button
      variant={hasClock ? 'line' : variant}
      wide
      pending={input.isSaving}
      pendingText="Wird gespeichert..."
      onPress={storing(input.save)}
    >
      {labelOf(input, saveLabel)}
    </Button>
  );
  if (!hasClock && editing === null && side !== null && begun === null && isCountedSet(input.values)) {
    return (
      <div className={styles.sides}>
        <Button variant="line" isDisabled={input.isSaving} onPress={storing(input.saveSide)}>
          {SIDE_LABELS[side]} abgeschlossen
        </Button>
        {save}
      </div>
    );
  }
  if (!hasClock) return save;
  return (
    <div className={styles.clock}>
      {save}
      <Button variant={variant} wide isDisabled={input.isSaving} onPress={onStartClock}>
        <Timer size={20} aria-hidden="true" />
        {side === null ? 'Zeit starten' : `${SIDE_LABELS[side]} starten`}
      </Button>
    </div>
  );
}
