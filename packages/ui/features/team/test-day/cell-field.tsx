import { bandOfPlace, readCell, resultOfTrials, resultText } from '@anwurf/domain/team/test-cell';
import type { TestCell, TestedPerson } from '@anwurf/domain/team/test-table';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { nameText } from '../squad/member-words.ts';
import styles from './cell-field.module.css';
import { cellText, longName, MISSING_WORDS } from './test-day-words.ts';
import { type TypedCellActions, useTypedCell } from './use-typed-cell.ts';

/** Puts the focus into the cell above or below, over lines that have none. */
function moveInColumn(input: HTMLInputElement, step: 1 | -1): void {
  const column = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-column="${input.dataset['column']}"]`) ?? [])];
  column[column.indexOf(input) + step]?.focus();
}

/** Focuses a cell that is clicked without putting the cursor between its digits: its whole content stays selected. */
function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

export interface CellFieldProps extends TypedCellActions {
  cell: TestCell;
  person: TestedPerson;
  onUndo: () => void;
}

/** The best of what is being typed, as soon as it can be read: 'bester 30,4'. */
function bestOfDraft({ test }: TestCell, text: string): string | null {
  const read = readCell(text, test);
  const result = read.kind === 'trials' ? resultOfTrials(test, read.trials, {}) : null;
  if (result === null) return null;
  return `${test.comparedAs === 'mean-of-trials' && read.kind === 'trials' && read.trials.length === test.trials ? 'Mittel' : 'bester'} ${resultText(test, result)}`;
}

/** A cell that is typed into: Enter goes down, Tab on, '/' parts the trials, X is missing, Ctrl+Z takes back. */
export function CellField({ cell, person, onUndo, ...actions }: CellFieldProps) {
  const { test, value, shown, place, isBest, entries } = cell;
  const typed = useTypedCell(cell, actions);
  const [isFocused, setFocused] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Before the next key, so that it replaces what was there; a frame later it would replace that key.
  useLayoutEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && !event.shiftKey && !typed.isTyped) {
      event.preventDefault();
      onUndo();
    } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (typed.take()) moveInColumn(currentTarget, key === 'ArrowUp' || event.shiftKey ? -1 : 1);
    } else if (key === 'Escape') typed.drop();
  }

  const isMissing = value.state === 'missing';
  const resting = typed.problem !== null ? typed.text : isMissing || shown === null ? typed.stored : shown;
  const best = isFocused && test.trials > 1 ? bestOfDraft(cell, typed.text) : null;
  return (
    <td
      className={styles.cell}
      data-band={place === null || isFocused ? undefined : bandOfPlace(place)}
      data-open={(shown === null && typed.text === '') || undefined}
    >
      <span className={styles.edit} data-wrong={typed.problem !== null || undefined}>
        <input
          data-column={test.id}
          className={styles.input}
          aria-label={`${longName(test)}, ${nameText(person.name)}`}
          aria-invalid={typed.problem !== null || undefined}
          aria-describedby={id}
          autoComplete="off"
          spellCheck={false}
          placeholder={isMissing && value.reason !== null ? MISSING_WORDS[value.reason] : '–'}
          value={isFocused ? typed.text : resting}
          ref={input}
          onMouseDown={selectWhole}
          onFocus={() => setFocused(true)}
          onChange={(event) => typed.type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            setFocused(false);
            typed.take();
          }}
        />
        {best !== null && <small className={styles.hint}>{best}</small>}
        {!isFocused && isBest && <span className={styles.dot} aria-hidden="true" />}
        {!isFocused && place !== null && <small aria-hidden="true">{place}</small>}
        {!isFocused && entries > 1 && <span className={styles.corner} aria-hidden="true" />}
      </span>
      <VisuallyHidden>
        <span id={id}>
          {typed.problem ??
            [cellText(cell), place !== null && `Perzentil ${place}`, isBest && 'Bestwert im Team', entries > 1 && `${entries} Einträge`]
              .filter(Boolean)
              .join(', ')}
        </span>
      </VisuallyHidden>
      {typed.problem !== null && (
        <p className={styles.problem} role="alert">
          {typed.problem}
        </p>
      )}
    </td>
  );
}
