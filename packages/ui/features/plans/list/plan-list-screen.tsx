import type { Plan } from '@anwurf/db/queries/plans';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useFollows } from '../../../kit/use-follows.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { NewPlanLink } from '../../../links/new-plan-link.tsx';
import { FirstPlanWords, PlanMakerTruth } from '../../../data/plan-maker-words.tsx';
import { type PlansToday, usePlansToday } from '../../../data/use-plans-today.ts';
import { PlanDialogs } from '../manage/plan-dialogs.tsx';
import type { PlanDialog } from '../manage/plan-menu.tsx';
import { PlansNotLoaded } from './plans-not-loaded.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-list-screen.module.css';
import { PlanSkeleton } from '../detail/plan-skeleton.tsx';

type OnAsk = (plan: Plan, dialog: PlanDialog) => void;

/** Cards that are drawn at once: more than a phone shows, and the first row of most desktops. */
const cardsAtOnce = 3;

/** The plans' cards, and those in the archive behind a line. Below the first ones their places are held until these are painted. */
function PlanCards({ value, onAsk }: { value: PlansToday; onAsk: OnAsk }) {
  const { plans, archived, weekMode, today, todays } = value;
  const follows = useFollows();
  const cardOf = (plan: Plan) => (
    <PlanCard key={plan.id} plan={plan} weekMode={weekMode} today={today} todays={plan.isCurrent ? todays : null} onAsk={onAsk} />
  );
  return (
    <>
      <div className={styles.list}>
        {plans.map((plan, place) => (follows || place < cardsAtOnce ? cardOf(plan) : <div key={plan.id} />))}
      </div>
      {archived.length > 0 && (
        <Disclosure title={`Archiv (${archived.length})`}>
          <div className={styles.list}>{archived.map(cardOf)}</div>
        </Disclosure>
      )}
    </>
  );
}

export function PlanListScreen() {
  const data = usePlansToday();
  const [open, setOpen] = useState<{ plan: Plan; dialog: PlanDialog } | null>(null);
  const ask = useCallback<OnAsk>((plan, dialog) => setOpen({ plan, dialog }), []);
  const close = () => setOpen(null);
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
  const hasPlans = data.state === 'rows' && data.value.plans.length + data.value.archived.length > 0;
  return (
    <Page title="Meine Trainingspläne" action={hasPlans && actions}>
      {data.state !== 'rows' ? (
        <PlansNotLoaded
          data={data}
          skeleton={
            <div className={styles.list} role="status" aria-label="Trainingspläne werden geladen">
              <PlanSkeleton />
              <PlanSkeleton />
              <PlanSkeleton />
            </div>
          }
        />
      ) : hasPlans ? (
        <PlanCards value={data.value} onAsk={ask} />
      ) : (
        <EmptyState
          title="Keine Trainingspläne gefunden"
          action={
            <div className={styles.ways}>
              <NewPlanLink>KI Coach starten</NewPlanLink>
              {generate}
            </div>
          }
        >
          <FirstPlanWords /> Oder stell dir selbst einen zusammen. <PlanMakerTruth />
        </EmptyState>
      )}
      <PlanDialogs open={open} onClose={close} onDeleted={close} />
    </Page>
  );
}
