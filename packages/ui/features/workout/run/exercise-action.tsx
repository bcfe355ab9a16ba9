import { Plus } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import styles from './exercise-action.module.css';
import type { SetInput } from '../set/use-set-input.ts';

/** The one orange button of the workout: save this set, or go on when all are done. */
export function ExerciseAction({ input, isLast, onNext }: { input: SetInput; isLast: boolean; onNext: () => void }) {
  const number = input.editing?.setNumber ?? input.number;
  if (number !== null) {
    return (
      <Button variant="ball" wide pending={input.savingNumber !== null} pendingText="Wird gespeichert..." onPress={() => void input.save()}>
        {input.editing ? `Satz ${number} speichern` : `Satz ${number} abgeschlossen`}
      </Button>
    );
  }
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
