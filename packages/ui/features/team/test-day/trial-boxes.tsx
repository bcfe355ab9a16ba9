import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { hasLegLength } from '@anwurf/domain/team/cell-trials';
import type { TestCell } from '@anwurf/domain/team/test-table';
import { Input } from 'react-aria-components/Input';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './trial-boxes.module.css';
import { longName, typedUnit } from './test-day-words.ts';
import { type TypedCellActions, useTypedCell } from './use-typed-cell.ts';

/** Puts the focus into the next box of the list. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const boxes = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + 1];
  if (next === undefined) event.currentTarget.blur();
  else next.focus();
}

/** A row of boxes: a side, or the leg. */
interface BoxRow {
  /** Above the boxes; null: a test without sides. */
  readonly label: string | null;
  readonly names: readonly string[];
  readonly unit: string;
}

function rowsOf(test: SubTest): BoxRow[] {
  const unit = typedUnit(test);
  const names = test.trialNames ?? Array.from({ length: test.trials }, (_, index) => (test.trials === 1 ? '' : `Versuch ${index + 1}`));
  if (test.sideField === null) return [{ label: null, names, unit }];
  const sides = test.sideNames.map((label): BoxRow => ({ label, names, unit }));
  return hasLegLength(test) ? [...sides, { label: 'Beinlänge', names: [''], unit: 'cm' }] : sides;
}

/** The boxes of a text as it is stored, row by row. */
function boxesOf(rows: readonly BoxRow[], stored: string): string[][] {
  const texts = stored.split(' | ').map((side) => side.split(' / '));
  return rows.map(({ names }, row) => names.map((_, index) => texts[row]?.[index]?.replace(/^–$/, '') ?? ''));
}

const isFilled = (boxes: readonly (readonly string[])[]) => boxes.some((row) => row.some((text) => text.trim() !== ''));

export interface TrialBoxesProps extends TypedCellActions {
  cell: TestCell;
  /** Of whom the boxes are. */
  name: string;
}

/** A box for each trial, for the number keys of a phone; of a test with two sides a row a side. */
export function TrialBoxes({ cell, name, ...actions }: TrialBoxesProps) {
  const { test } = cell;
  const typed = useTypedCell(cell, actions);
  const [boxes, setBoxes] = useState<string[][] | null>(null);
  const id = useId();
  const rows = rowsOf(test);
  const shown = boxes ?? boxesOf(rows, typed.stored);

  function change(row: number, index: number, text: string) {
    const next = shown.with(row, (shown[row] ?? []).with(index, text));
    setBoxes(next);
    // An empty box keeps its place, and no two strokes stand beside each other, which part the sides.
    const kept = test.sideField === null ? next : next.map((side) => side.map((box) => box.trim() || '–'));
    typed.type(isFilled(next) ? kept.map((side) => side.join('/')).join('|') : '');
  }
  function leave() {
    if (typed.take()) setBoxes(null);
  }

  return (
    <div className={styles.field} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}>
      {rows.map(({ label, names, unit }, row) => (
        <div key={row} className={styles.boxes}>
          {label !== null && (
            <span className={styles.side} aria-hidden="true">
              {test.trialNames === undefined || names.length === 1 ? label : `${label}: ${names.join(', ')}`}
            </span>
          )}
          {names.map((trial, index) => (
            <Input
              key={index}
              className={styles.box ?? ''}
              inputMode="decimal"
              autoComplete="off"
              placeholder="–"
              aria-label={[longName(test), name, label, trial].filter(Boolean).join(', ')}
              aria-invalid={typed.problem !== null || undefined}
              aria-describedby={id}
              value={shown[row]?.[index] ?? ''}
              onChange={(event) => change(row, index, event.target.value)}
              onKeyDown={goOn}
            />
          ))}
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </div>
      ))}
      <p id={id} className={styles.problem} aria-live="polite">
        {typed.problem}
      </p>
    </div>
  );
}
