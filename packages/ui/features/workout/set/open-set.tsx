import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { guardPresses } from '../../../kit/action/press-guard.ts';
import { Button } from '../../../kit/action/button.tsx';
import { useFollows } from '../../../kit/use-follows.ts';
import { useSteady } from '../../../kit/use-steady.ts';
import type { MetricField } from './metric-fields.ts';
import { PlatesButton } from '../plates/plates-button.tsx';
import { AdviceNote } from './advice-note.tsx';
import styles from './open-set.module.css';
import { SetEditor } from './set-editor.tsx';
import { paceText } from '@anwurf/domain/workout/pace';
import { isCountedSet, type SetKind, setName } from '@anwurf/domain/workout/set-kind';
import { setText } from '@anwurf/domain/workout/set-words';
import { SideChoice } from './side-choice.tsx';
import { ExtraChoice } from './extra-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { BarbellOfExercise, ExtraOfExercise } from './loads-at-hand.ts';
import type { Advice } from './load-of-exercise.ts';
import type { SetInput } from './use-set-input.ts';

export interface OpenSetProps {
  number: number;
  metric: Metric;
  fields: readonly MetricField[];
  last: readonly StoredSet[];
  input: SetInput;
  /** For a set that follows none today, or one of the first session with the exercise; null: nothing to suggest. */
  advice: Advice | null;
  /** Asks for the repetitions in reserve. */
  reserve: ReactNode;
  /** Load that may be added to the own body or taken off it; null: none. */
  extra: ExtraOfExercise | null;
  /** The bar that its weight is put on; null: none. */
  barbell: BarbellOfExercise | null;
}

/** The editor of the next set, or of a saved one with the way to remove it. */
export function OpenSet({ number, metric, fields, last, input, advice, reserve, extra, barbell }: OpenSetProps) {
  const lastSet = last.find((set) => set.setNumber === number);
  const { side, editing } = input;
  // Nine radio buttons, which take as long to draw as all the rest of the set. The place of those that are always there is held.
  const follows = useFollows();
  const { changeKind } = useSteady({ changeKind: (kind: SetKind | null) => input.change({ ...input.values, kind }) });
  return (
    <SetEditor
      title={editing || isCountedSet(input.values) ? setName(editing ?? {}, number) : 'Aufwärmsatz'}
      hint={lastSet ? `zuletzt ${setText(lastSet)}` : null}
      metric={metric}
      fields={fields}
      values={input.values}
      side={side}
      problem={input.problem}
      asked={input.asked}
      onAccept={() => void input.accept()}
      onDropQuestion={input.dropQuestion}
      isReadOnly={input.isSaving}
      onChange={input.change}
      belowWeight={
        barbell && (
          <PlatesButton
            {...barbell}
            weight={input.values.weight}
            isReadOnly={input.isSaving}
            onChoose={(weight) => input.change({ ...input.values, weight })}
          />
        )
      }
      note={
        <>
          {advice && !editing && <AdviceNote advice={advice} />}
          {side && (
            <SideChoice
              side={side}
              metric={metric}
              unit={fields.at(-1)?.unit ?? ''}
              values={input.values}
              begun={input.begun}
              onChoose={input.chooseSide}
            />
          )}
        </>
      }
    >
      {extra && (
        <ExtraChoice
          key={editing?.id ?? number}
          value={input.values}
          step={extra.step}
          isBodyUnknown={extra.isBodyUnknown}
          isReadOnly={input.isSaving}
          onChange={(next) => input.change({ ...input.values, ...next })}
        />
      )}
      {fields.length > 1 && paceText(input.values) !== null && <p className={styles.pace}>Tempo {paceText(input.values)}</p>}
      {follows && reserve}
      {follows ? (
        <KindChoice value={input.values.kind ?? null} isReadOnly={input.isSaving} onChange={changeKind} />
      ) : (
        <div className={styles.kindPlace} />
      )}
      {editing && (
        <div className={styles.actions} ref={guardPresses}>
          <Button variant="quiet" onPress={() => input.edit(null)}>
            Abbrechen
          </Button>
          <Button variant="danger" onPress={() => void input.remove()}>
            <Trash2 size={20} aria-hidden="true" />
            Löschen
          </Button>
        </div>
      )}
    </SetEditor>
  );
}
