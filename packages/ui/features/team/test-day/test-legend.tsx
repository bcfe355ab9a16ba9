import type { TestDayContent } from '@anwurf/domain/team/test-day';
import type { TestTable } from '@anwurf/domain/team/test-table';
import { groupText } from './test-day-words.ts';
import styles from './test-legend.module.css';

const bands = ['unter 20', '20 bis 39', '40 bis 69', '70 bis 84', 'ab 85'] as const;

/** Says once what shades, dots and lines mean, and with whom everybody is compared. */
export function TestLegend({ group, table }: { group: TestDayContent['group']; table: TestTable }) {
  const compares = table.rows.some(({ cells }) => cells.some(({ place }) => place !== null));
  if (group === null && !compares) {
    return (
      <p className={styles.note}>
        Ohne Vergleichsgruppe gibt es keine Perzentile: Alter und Geschlecht teilt niemand mit dir. Eine Gruppe wählst du unter „Tag, Tests,
        Vergleich“.
      </p>
    );
  }
  return (
    <div className={styles.legend}>
      <span>Perzentil{group === null ? '' : `, verglichen mit ${groupText(group)}`}:</span>
      {bands.map((words, index) => (
        <span key={words}>
          <i data-band={index + 1} aria-hidden="true" />
          {words}
        </span>
      ))}
      <span>
        <i className={styles.dot} aria-hidden="true" />
        Bestwert im Team
      </span>
      {table.columns.some(({ isEstimated }) => isEstimated) && <span className={styles.estimated}>Richtwert (geschätzt)</span>}
    </div>
  );
}
