import { type Plan, planList } from '@anwurf/db/queries/plans';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useSyncState } from '@anwurf/db/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Page } from '../../../kit/page.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { EditPlanDialog } from './edit-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-list-screen.module.css';
import { PlanSkeleton } from '../detail/plan-skeleton.tsx';

const query = planList();

export function PlanListScreen() {
  const plans = useRows(query);
  const { firstSyncDone } = useSyncState();
  const [editing, setEditing] = useState<Plan | null>(null);
  const [deleting, setDeleting] = useState<Plan | null>(null);
  const loading = plans === undefined || (plans.length === 0 && !firstSyncDone);
  const create = (
    <ButtonLink href="/training-plans/new" variant="ball">
      <Plus aria-hidden="true" />
      Plan erstellen
    </ButtonLink>
  );
  return (
    <Page title="Meine Trainingspläne" action={!loading && plans.length > 0 && <BottomAction>{create}</BottomAction>}>
      {loading ? (
        <div className={styles.list} aria-busy="true" aria-label="Trainingspläne werden geladen">
          <PlanSkeleton />
          <PlanSkeleton />
          <PlanSkeleton />
        </div>
      ) : plans.length === 0 ? (
        <EmptyState title="Keine Trainingspläne gefunden" action={create}>
          Beantworte ein paar Fragen, dann stellt der KI Coach deinen Plan zusammen.
        </EmptyState>
      ) : (
        <div className={styles.list}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onEdit={() => setEditing(plan)} onDelete={() => setDeleting(plan)} />
          ))}
        </div>
      )}
      {editing && <EditPlanDialog plan={editing} onClose={() => setEditing(null)} />}
      {deleting && <DeletePlanDialog plan={deleting} onClose={() => setDeleting(null)} onDeleted={() => setDeleting(null)} />}
    </Page>
  );
}
