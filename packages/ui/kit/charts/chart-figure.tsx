import { type ReactNode, useState } from 'react';
import { Button } from '../action/button.tsx';
import styles from './chart-figure.module.css';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

export interface ChartFigureProps {
  title: string;
  /** Unit and what is dashed, smaller. */
  note: string;
  table: ChartTableProps;
  children: ReactNode;
}

/** A chart with its title, and its figures as a table in the same place. */
export function ChartFigure({ title, note, table, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={styles.figure} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
        <Button variant="quiet" onPress={() => setIsTable(!isTable)} aria-pressed={isTable}>
          Tabelle
        </Button>
      </header>
      {isTable ? (
        <div className={styles.table}>
          <ChartTable {...table} />
        </div>
      ) : (
        children
      )}
    </section>
  );
}
