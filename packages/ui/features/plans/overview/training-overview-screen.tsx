import { planList } from '@anwurf/db/queries/plans';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { NewPlanLink } from '../../../links/new-plan-link.tsx';
import { PlanSkeleton } from '../detail/plan-skeleton.tsx';
import { PlansNotLoaded } from '../list/plans-not-loaded.tsx';
import styles from './training-overview-screen.module.css';

const query = planList();
const steps = ['Wähle einen Trainingsplan aus.', 'Klicke im Plan auf eine Trainingseinheit.', 'Drücke auf „Jetzt trainieren“.'] as const;

/** 'Trainingsübersicht': how a training is started, and the plans to start one of. */
export function TrainingOverviewScreen({ enterWorkout }: { enterWorkout: ReactNode }) {
  const plans = useRows(query);
  return (
    <Page title="Training starten" back={<BackLink to="/dashboard" />}>
      <section aria-labelledby="overview" className={styles.how}>
        <h2 id="overview">Trainingsübersicht</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <Num size="m">{index + 1}</Num>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p>
          <ButtonLink to="/training/week">Deine Woche</ButtonLink>
        </p>
        <p className={styles.live}>
          <ButtonLink to="/live-training">Jetzt Trainieren</ButtonLink>
          <span>Ohne Plan, nur mit deinen eigenen Übungen.</span>
        </p>
        <div className={styles.live}>
          {enterWorkout}
          <span>Was du ohne die App trainiert hast.</span>
        </div>
        <p className={styles.live}>
          <ButtonLink to="/return-to-play">Zurück aufs Feld</ButtonLink>
          <span>Nach einer Verletzung, Stufe für Stufe.</span>
        </p>
      </section>
      {plans.state !== 'rows' ? (
        <PlansNotLoaded data={plans} skeleton={<PlanSkeleton />} />
      ) : plans.value.length === 0 ? (
        <EmptyState title="Keine Trainingspläne gefunden" action={<NewPlanLink>KI Coach starten</NewPlanLink>} />
      ) : (
        <ul className={styles.plans}>
          {plans.value.map((plan) => {
            const done = plan.sessions.filter((session) => session.done).length;
            return (
              <li key={plan.id}>
                <Card aria-labelledby={`plan-${plan.id}`}>
                  <div className={styles.plan}>
                    <div>
                      <h3 id={`plan-${plan.id}`}>{plan.name}</h3>
                      <p>
                        {format(plan.createdAt, 'dd. MMMM yyyy', { locale: de })} · {done} von {plan.sessions.length} Einheiten trainiert
                      </p>
                    </div>
                    <ButtonLink variant="court" to="/training-plans/$planId" params={{ planId: plan.id }} search={{ mode: 'train' }}>
                      Trainieren
                    </ButtonLink>
                  </div>
                </Card>
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
