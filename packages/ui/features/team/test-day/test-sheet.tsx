import type { TestTable } from '@anwurf/domain/team/test-table';
import { nameText } from '../squad/member-words.ts';
import { cellText, shortName, typedUnit } from './test-day-words.ts';
import styles from './test-sheet.module.css';

/** The test day on paper; where nothing is measured there is room for a pencil. */
export function TestSheet({ table: { rows, columns } }: { table: TestTable }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {columns.map(({ test }) => (
            <th key={test.id} scope="col">
              {shortName(test)} ({typedUnit(test)})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, cells }) => (
          <tr key={person.id}>
            <th scope="row">{nameText(person.name)}</th>
            {cells.map((cell) => (
              <td key={cell.test.id}>
                {cell.value.state === 'open' ? '' : cellText(cell)}
                {cell.place !== null && <small> (P {cell.place})</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
