import { readPlanDescription } from '@anwurf/domain/plan/plan-outline';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './plan-print.module.css';
import { PlanTable, type PlanTableProps } from './plan-table.tsx';

/** The plan on paper: it opens the browser's print dialog, and is gone when that closes. */
export function PlanPrint({ onDone, ...table }: Omit<PlanTableProps, 'week'> & { onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const { summary } = readPlanDescription(table.plan.description);
  return createPortal(
    <article className={styles.sheet}>
      <h1>{table.plan.name}</h1>
      {summary !== null && <p>{summary}</p>}
      <PlanTable {...table} week={null} />
    </article>,
    document.body,
  );
}
