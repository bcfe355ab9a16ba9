import { useDatabase } from '@anwurf/db/client/react';
import { swapExercise, type UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { EMPTY_FILTER } from '@anwurf/domain/exercise/exercise-filter';
import { SWAP_WISHES, type SwapWish } from '@anwurf/domain/coach/swap-suggestions';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { proposedAmounts, type SwapAmounts, type SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { type ReactNode, useRef, useState } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { SwapAmountFields } from './swap-amount-fields.tsx';
import type { SwapChoice } from './swap-choices.tsx';
import { SwapTabs } from './swap-tabs.tsx';
import styles from './swap-dialog.module.css';
import { wishLabels } from './swap-words.ts';
import { useChosenTarget } from './use-chosen-target.ts';
import { useSwapOptions } from './use-swap-options.ts';

const failed = { title: 'Fehler beim Tauschen der Übung.' };
const none = 'Bitte wähle eine Übung aus.';
const wishes = SWAP_WISHES.map((value) => ({ value, label: wishLabels[value] }));

export interface SwapDialogProps {
  /** The row of a plan that another exercise takes the place of, as it is to be done now. */
  exercise: SessionExercise;
  /** Message after the swap. */
  doneText?: string;
  /** Further note: finished sets stay. */
  note?: ReactNode;
  /** Whether the plan has the exercise; without it, it is swapped for the running workout alone. */
  isOfPlan?: boolean;
  /** Swaps it for the workout that is running alone; with it the player chooses whether the plan changes too. */
  swapToday?: (target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
  onClose: () => void;
}

/** Chooses another exercise for a place of a plan: searched, filtered, or as suggested. Works from the device alone. */
export function SwapDialog({
  exercise,
  doneText = 'Übung erfolgreich getauscht.',
  note,
  isOfPlan = true,
  swapToday,
  onClose,
}: SwapDialogProps) {
  const db = useDatabase();
  const { run, pending, errors, corrected } = useSubmission({ leaves: true, atFields: true });
  const [text, setText] = useState('');
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const [wish, setWish] = useState<SwapWish | null>(null);
  const [choice, setChoice] = useState<SwapChoice | null>(null);
  const [changed, setChanged] = useState<Partial<SwapAmounts>>({});
  const [inPlan, setInPlan] = useState(swapToday === undefined);
  const foot = useRef<HTMLElement>(null);
  const options = useSwapOptions(exercise, wish);
  const target = useChosenTarget(choice, options.state === 'rows' ? options.value : { own: [] })?.target ?? null;
  const metric = target?.metric ?? unitToMetric(exercise.unit);
  const amounts = { ...proposedAmounts(exercise, target ?? { metric, amount: null }), ...changed };

  function choose(next: SwapChoice) {
    setChoice(next);
    corrected('choice');
    // Sets are wishes of the player; an amount was set for the exercise before.
    setChanged(({ sets }) => (sets === undefined ? {} : { sets }));
  }

  async function undo(back: UndoSwap) {
    try {
      await back();
    } catch {
      showFailure(failed.title);
    }
  }

  async function swap(to: SwapTarget) {
    const back = await (inPlan || swapToday === undefined ? swapExercise(db, exercise, to, amounts) : swapToday(to, amounts));
    showMessage(doneText, `${to.name} statt ${exercise.name}${inPlan ? '' : ', nur heute'}`, {
      label: 'Rückgängig',
      run: () => void undo(back),
    });
    onClose();
  }

  function submit() {
    if (foot.current !== null && leadsToWrongNumber(foot.current)) return;
    const problem = problemAt({ choice: choice === null ? none : undefined });
    void run({ problem, words: failed, work: async () => target && swap(target) });
  }

  return (
    <Sheet title="Übung tauschen" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p className={styles.current}>
          statt <b>{exercise.name}</b>
        </p>
        <SearchField label="Übungen suchen" placeholder="Übungen suchen..." value={text} onChange={setText} />
        <MultiChips
          label="Warum tauschst du?"
          oneRow
          options={wishes}
          value={wish === null ? [] : [wish]}
          onChange={(chosen) => setWish(chosen.at(-1) ?? null)}
        />
        {note && <p className={styles.current}>{note}</p>}
        <SwapTabs
          options={options}
          exercise={exercise}
          text={text}
          filter={filter}
          onFilter={setFilter}
          choice={choice}
          onChoice={choose}
        />
      </div>
      <footer ref={foot} className={styles.foot} {...keepClear}>
        {errors['choice'] && (
          <p role="alert" className={styles.problem}>
            {errors['choice']}
          </p>
        )}
        {/* Before a choice there is nothing to set: the list has the room. */}
        {choice !== null && <SwapAmountFields metric={metric} amounts={amounts} onChange={(part) => setChanged({ ...changed, ...part })} />}
        {choice !== null && swapToday && isOfPlan && (
          <Checkbox isSelected={inPlan} onChange={setInPlan}>
            Auch in den nächsten Wochen
          </Checkbox>
        )}
        <div className={styles.actions}>
          <Button onPress={onClose}>Abbrechen</Button>
          <Button variant="ball" pending={pending} isDisabled={choice !== null && target === null} onPress={submit}>
            Übung tauschen
          </Button>
        </div>
      </footer>
    </Sheet>
  );
}
