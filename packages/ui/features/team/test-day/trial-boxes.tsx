import type { TestCell } from '@anwurf/domain/team/test-table';
import { Input } from 'react-aria-components/Input';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './trial-boxes.module.css';
import { longName, typedUnit } from './test-day-words.ts';
import { type TypedCellActions, useTypedCell } from './use-typed-cell.ts';

const separator = ' / ';

/** Puts the focus into the next box of the list. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const boxes = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + 1];
  if (next === undefined) event.currentTarget.blur();
  else next.focus();
}

export interface TrialBoxesProps extends TypedCellActions {
  cell: TestCell;
  /** Of whom the boxes are. */
  name: string;
}

/** A box for each trial, for the number keys of a phone. */
export function TrialBoxes({ cell, name, ...actions }: TrialBoxesProps) {
  const { test } = cell;
  const typed = useTypedCell(cell, actions);
  const [boxes, setBoxes] = useState<readonly string[] | null>(null);
  const id = useId();
  const stored = typed.stored === '' ? [] : typed.stored.split(separator);
  const shown = Array.from({ length: test.trials }, (_, index) => (boxes ?? stored)[index] ?? '');

  function change(index: number, text: string) {
    const next = shown.with(index, text);
    setBoxes(next);
    typed.type(next.join('/'));
  }
  function leave() {
    if (typed.take()) setBoxes(null);
  }

  return (
    <div className={styles.field} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}>
      <div className={styles.boxes}>
        {shown.map((text, index) => (
          <Input
            key={index}
            className={styles.box ?? ''}
            inputMode="decimal"
            autoComplete="off"
            placeholder="–"
            aria-label={`${longName(test)}, ${name}${test.trials === 1 ? '' : `, Versuch ${index + 1}`}`}
            aria-invalid={typed.problem !== null || undefined}
            aria-describedby={id}
            value={text}
            onChange={(event) => change(index, event.target.value)}
            onKeyDown={goOn}
          />
        ))}
        <span className={styles.unit} aria-hidden="true">
          {typedUnit(test)}
        </span>
      </div>
      <p id={id} className={styles.problem} aria-live="polite">
        {typed.problem}
      </p>
    </div>
  );
}
