import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { planState } from '../../../data/plan-state.ts';
import { type PlansToday, usePlansToday } from '../../../data/use-plans-today.ts';
import { weekWords } from '../../../data/week-words.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { NewPlanLink } from '../../../links/new-plan-link.tsx';
import { PlanSkeleton } from '../detail/plan-skeleton.tsx';
import { PlanMakerTruth } from '../../../data/plan-maker-words.tsx';
import { PlansNotLoaded } from '../list/plans-not-loaded.tsx';
import { TodayBand } from './today-band.tsx';
import { Ways } from './ways.tsx';
import styles from './training-overview-screen.module.css';

const steps = ['Wähle einen Trainingsplan aus.', 'Klicke im Plan auf eine Trainingseinheit.', 'Drücke auf „Jetzt trainieren“.'] as const;

/** How a training is started. */
function Steps() {
  return (
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
    </section>
  );
}

/** The current plan's session that is next; nothing without one. */
function Today({ value: { plans, weekMode, today, todays } }: { value: PlansToday }) {
  const plan = plans.find(({ isCurrent }) => isCurrent);
  if (plan === undefined) return null;
  const { week, next } = planState(plan, weekMode, today);
  const session = plan.sessions.find(({ id }) => id === (todays ?? next));
  if (session === undefined) return null;
  return <TodayBand plan={plan} session={session} when="Nächste Einheit" week={week && weekWords(week)} />;
}

function PlanRows({ value: { plans, weekMode, today } }: { value: PlansToday }) {
  return (
    <Card flush>
      <ul className={styles.plans} aria-label="Trainingspläne">
        {plans.map((plan) => {
          const { done, week } = planState(plan, weekMode, today);
          return (
            <li key={plan.id} className={styles.plan}>
              <div>
                <h3 id={`plan-${plan.id}`}>{plan.name}</h3>
                <p className={styles.facts}>
                  {plan.isCurrent && <Badge kind="court">Aktueller Plan</Badge>}
                  <span>
                    {format(plan.createdAt, 'dd. MMMM yyyy', { locale: de })} ·{' '}
                    {week?.isOver ? weekWords(week) : `${done.size} von ${week?.sessions.length ?? plan.sessions.length} diese Woche`}
                  </span>
                </p>
              </div>
              <ButtonLink
                to="/training-plans/$planId"
                params={{ planId: plan.id }}
                search={{ mode: 'train' }}
                aria-describedby={`plan-${plan.id}`}
              >
                Jetzt trainieren
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** 'Trainingsübersicht': the session of today, the plans, and the other ways to a training. */
export function TrainingOverviewScreen({ enterWorkout }: { enterWorkout: ReactNode }) {
  const data = usePlansToday();
  return (
    <Page title="Training starten" back={<BackLink to="/dashboard" />}>
      {data.state !== 'rows' ? (
        <PlansNotLoaded data={data} skeleton={<PlanSkeleton />} />
      ) : (
        <div className={styles.screen}>
          <div className={styles.main}>
            <Today value={data.value} />
            {data.value.plans.length === 0 ? (
              <EmptyState title="Keine Trainingspläne gefunden" action={<NewPlanLink>KI Coach starten</NewPlanLink>}>
                <PlanMakerTruth />
              </EmptyState>
            ) : (
              <PlanRows value={data.value} />
            )}
          </div>
          <div className={styles.side}>
            <Ways />
            <div className={styles.past}>
              {enterWorkout}
              <p>Was du ohne die App trainiert hast.</p>
            </div>
            <Steps />
          </div>
        </div>
      )}
    </Page>
  );
}
