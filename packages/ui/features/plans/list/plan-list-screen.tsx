import { type Plan, planList } from '@anwurf/db/queries/plans';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { NewPlanLink } from '../../../links/new-plan-link.tsx';
import { PlansNotLoaded } from './plans-not-loaded.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { EditPlanDialog } from './edit-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-list-screen.module.css';
import { PlanSkeleton } from '../detail/plan-skeleton.tsx';

const query = planList();

export function PlanListScreen() {
  const plans = useRows(query);
  const [editing, setEditing] = useState<Plan | null>(null);
  const [deleting, setDeleting] = useState<Plan | null>(null);
  const create = (
    <ButtonLink to="/training-plans/new" variant="ball">
      <Plus aria-hidden="true" />
      Plan erstellen
    </ButtonLink>
  );
  const generate = <ButtonLink to="/workout-generator">Generator</ButtonLink>;
  const actions = (
    <BottomAction pair>
      {generate}
      {create}
    </BottomAction>
  );
  return (
    <Page title="Meine Trainingspläne" action={plans.state === 'rows' && plans.value.length > 0 && actions}>
      {plans.state !== 'rows' ? (
        <PlansNotLoaded
          data={plans}
          skeleton={
            <div className={styles.list} aria-busy="true" aria-label="Trainingspläne werden geladen">
              <PlanSkeleton />
              <PlanSkeleton />
              <PlanSkeleton />
            </div>
          }
        />
      ) : plans.value.length === 0 ? (
        <EmptyState
          title="Keine Trainingspläne gefunden"
          action={
            <div className={styles.ways}>
              <NewPlanLink>KI Coach starten</NewPlanLink>
              {generate}
            </div>
          }
        >
          Beantworte ein paar Fragen, dann stellt der KI Coach deinen Plan zusammen. Oder stell dir selbst einen zusammen.
        </EmptyState>
      ) : (
        <div className={styles.list}>
          {plans.value.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onEdit={setEditing} onDelete={setDeleting} />
          ))}
        </div>
      )}
      {editing && <EditPlanDialog plan={editing} onClose={() => setEditing(null)} />}
      {deleting && <DeletePlanDialog plan={deleting} onClose={() => setDeleting(null)} onDeleted={() => setDeleting(null)} />}
    </Page>
  );
}
