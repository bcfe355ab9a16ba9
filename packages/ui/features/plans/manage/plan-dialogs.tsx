import type { Plan } from '@anwurf/db/queries/plans';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { EditPlanDialog } from './edit-plan-dialog.tsx';
import { PausePlanDialog } from './pause-plan-dialog.tsx';
import type { PlanDialog } from './plan-menu.tsx';

export interface PlanDialogsProps {
  /** Null: none is open. */
  open: { plan: Plan; dialog: PlanDialog } | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialog that a plan's menu has opened. */
export function PlanDialogs({ open, onClose, onDeleted }: PlanDialogsProps) {
  if (open === null) return null;
  const { plan, dialog } = open;
  if (dialog === 'edit') return <EditPlanDialog plan={plan} onClose={onClose} />;
  if (dialog === 'pause') return <PausePlanDialog plan={plan} onClose={onClose} />;
  return <DeletePlanDialog plan={plan} onClose={onClose} onDeleted={onDeleted} />;
}
