import { readPlanDescription } from '@anwurf/domain/plan/plan-outline';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { PlanTable, type PlanTableProps } from './plan-table.tsx';

/** The plan on paper. */
export function PlanPrint({ onDone, ...table }: Omit<PlanTableProps, 'week'> & { onDone: () => void }) {
  const { summary } = readPlanDescription(table.plan.description);
  return (
    <PrintSheet title={table.plan.name ?? ''} onDone={onDone}>
      {summary !== null && <p>{summary}</p>}
      <PlanTable {...table} week={null} />
    </PrintSheet>
  );
}
