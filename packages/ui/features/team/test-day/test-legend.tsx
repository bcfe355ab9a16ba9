import { hasLegLength } from '@anwurf/domain/team/cell-trials';
import type { TestDayContent } from '@anwurf/domain/team/test-day';
import type { TestTable } from '@anwurf/domain/team/test-table';
import { groupText, longName } from './test-day-words.ts';
import styles from './test-legend.module.css';

const bands = ['unter 20', '20 bis 39', '40 bis 69', '70 bis 84', 'ab 85'] as const;

/** How two sides are typed, where a test has some. */
function SidesNote({ table: { columns } }: { table: TestTable }) {
  const sided = columns.filter(({ test }) => test.sideField !== null);
  if (sided.length === 0) return null;
  const withLeg = sided.find(({ test }) => hasLegLength(test));
  return (
    <p className={styles.note}>
      Zwei Seiten in eine Zelle: links | rechts, auf dem Ziffernblock links // rechts, mehrere Versuche mit / getrennt.
      {withLeg !== undefined && ` Bei ${longName(withLeg.test)} danach die Beinlänge in cm: ohne sie gibt es keinen Vergleich.`}
    </p>
  );
}

/** Says once what shades, dots and lines mean, and with whom everybody is compared. */
export function TestLegend({ group, table }: { group: TestDayContent['group']; table: TestTable }) {
  const compares = table.rows.some(({ cells }) => cells.some(({ place }) => place !== null));
  if (group === null && !compares) {
    return (
      <>
        <p className={styles.note}>
          Ohne Vergleichsgruppe gibt es keine Perzentile: Alter und Geschlecht teilt niemand mit dir. Eine Gruppe wählst du unter „Tag,
          Tests, Vergleich“.
        </p>
        <SidesNote table={table} />
      </>
    );
  }
  return (
    <>
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
      <SidesNote table={table} />
    </>
  );
}
