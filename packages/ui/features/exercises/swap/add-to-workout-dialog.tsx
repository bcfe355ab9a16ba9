import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { EMPTY_FILTER } from '@anwurf/domain/exercise/exercise-filter';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { proposedAmounts, type SwapAmounts, type SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { SwapAmountFields } from './swap-amount-fields.tsx';
import type { SwapChoice } from './swap-choices.tsx';
import styles from './swap-dialog.module.css';
import { SwapTabs } from './swap-tabs.tsx';
import { useChosenTarget } from './use-chosen-target.ts';
import { useSwapOptions } from './use-swap-options.ts';

const usualSets = 3;

export interface AddToWorkoutDialogProps {
  /** The exercise that the new one comes after. */
  exercise: SessionExercise;
  /** Takes it in; resolves to whether that is on disk. */
  add: (phase: Phase, target: SwapTarget, amounts: SwapAmounts) => Promise<boolean>;
  onClose: () => void;
}

/** Chooses an exercise that a running workout takes in: any of the catalogue, or an own one. Works from the device alone. */
export function AddToWorkoutDialog({ exercise, add, onClose }: AddToWorkoutDialogProps) {
  // It takes nobody's place: nothing is like what it was.
  const place = useMemo(() => ({ ...exercise, id: '', name: '', sets: usualSets, reps: null, unit: null }), [exercise]);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [choice, setChoice] = useState<SwapChoice | null>(null);
  const [changed, setChanged] = useState<Partial<SwapAmounts>>({});
  const [isAdding, setAdding] = useState(false);
  const foot = useRef<HTMLElement>(null);
  const options = useSwapOptions(place, null);
  const chosen = useChosenTarget(choice, options.state === 'rows' ? options.value : { own: [] });

  const proposed = chosen && proposedAmounts({ ...place, sets: chosen.sets ?? usualSets }, chosen.target);

  async function submit() {
    if (chosen === null || proposed === null || isAdding || (foot.current !== null && leadsToWrongNumber(foot.current))) return;
    const { target, phase } = chosen;
    setAdding(true);
    const isAdded = await add(phase, target, { ...proposed, ...changed });
    setAdding(false);
    if (!isAdded) return;
    showMessage('Übung dazugenommen', `${target.name}, nur heute`);
    onClose();
  }
  return (
    <Sheet title="Übung dazunehmen" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <SearchField label="Übungen suchen" placeholder="Übungen suchen..." value={text} onChange={setText} />
        <SwapTabs
          options={options}
          label="Übungen"
          exercise={place}
          text={text}
          filter={filter}
          onFilter={setFilter}
          choice={choice}
          onChoice={(next) => {
            setChoice(next);
            setChanged(({ sets }) => (sets === undefined ? {} : { sets }));
          }}
        />
      </div>
      <footer ref={foot} className={styles.foot} {...keepClear}>
        {chosen && proposed && (
          <SwapAmountFields
            metric={chosen.target.metric}
            amounts={{ ...proposed, ...changed }}
            onChange={(part) => setChanged({ ...changed, ...part })}
          />
        )}
        <div className={styles.actions}>
          <Button onPress={onClose}>Abbrechen</Button>
          <Button variant="ball" pending={isAdding} isDisabled={chosen === null} onPress={() => void submit()}>
            Dazunehmen
          </Button>
        </div>
      </footer>
    </Sheet>
  );
}
