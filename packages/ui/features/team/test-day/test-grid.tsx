import { missesEverything, type TestRow, type TestTable } from '@anwurf/domain/team/test-table';
import { valueText } from '@anwurf/domain/team/test-cell';
import { Check, EyeOff } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { nameText, NONE } from '../squad/member-words.ts';
import { CellField } from './cell-field.tsx';
import { MISSING_WORDS, shortName, typedUnit } from './test-day-words.ts';
import styles from './test-grid.module.css';
import type { CellActions } from './use-cell-actions.ts';

export interface TestGridProps {
  table: TestTable;
  actions: CellActions;
}

function Line({ row, actions, tests }: { row: TestRow; actions: CellActions; tests: number }) {
  const { person, cells, done } = row;
  const absent = missesEverything(row);
  if (!person.sharesTests || (absent !== null && tests > 1)) {
    return (
      <td colSpan={tests + 1} className={styles.off}>
        <span>
          {!person.sharesTests && <EyeOff size={18} aria-hidden="true" />}
          {absent === null ? 'teilt keine Testwerte mit dir' : MISSING_WORDS[absent]}
          {absent !== null && (
            <Button variant="quiet" onPress={() => actions.openRow(row)}>
              Doch dabei<VisuallyHidden>: {nameText(person.name)}</VisuallyHidden>
            </Button>
          )}
        </span>
      </td>
    );
  }
  return (
    <>
      {cells.map((cell) => (
        <CellField key={cell.test.id} cell={cell} person={person} onUndo={actions.undo} {...actions.of(row, cell)} />
      ))}
      <td className={styles.done}>
        {done === tests ? (
          <>
            <Check size={20} aria-hidden="true" />
            <VisuallyHidden>vollständig</VisuallyHidden>
          </>
        ) : (
          `${done} von ${tests}`
        )}
      </td>
    </>
  );
}

/** The squad by tests, on wide screens. */
export function TestGrid({ table: { rows, columns, measured, cells }, actions }: TestGridProps) {
  const tested = rows.filter(({ person }) => person.sharesTests).length;
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Testtag. Eingabe geht nach unten, Tab zum nächsten Test.</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <b>{rows.length === 1 ? '1 Person' : `${rows.length} Personen`}</b>
              {measured} von {cells} Werten
            </th>
            {columns.map(({ test, measured: count, isEstimated }) => (
              <th key={test.id} scope="col" className={classNames(isEstimated && styles.estimated)}>
                <b>{shortName(test)}</b>
                {typedUnit(test)} · {count} von {tested}
              </th>
            ))}
            <th scope="col" className={styles.last}>
              fertig
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person.id}>
              <th scope="row">
                {nameText(row.person.name)}
                {row.person.kind === 'guest' && <small> Gast</small>}
              </th>
              <Line row={row} actions={actions} tests={columns.length} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Mittel im Team</th>
            {columns.map(({ test, mean }) => (
              <td key={test.id} className={styles.mean}>
                {mean === null ? NONE : valueText(test, mean)}
              </td>
            ))}
            <td className={styles.last}>{NONE}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
