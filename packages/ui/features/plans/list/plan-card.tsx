import { sameRows } from '@anwurf/db/live/same-rows';
import type { Plan } from '@anwurf/db/queries/plans';
import { readPlanDescription } from '@anwurf/domain/plan/plan-outline';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { memo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './plan-card.module.css';
import { PlanDuration } from '../detail/plan-duration.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { SessionChoice } from '../detail/session-choice.tsx';

export interface PlanCardProps {
  plan: Plan;
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
}

const isSame = (before: PlanCardProps, now: PlanCardProps) =>
  before.onEdit === now.onEdit && before.onDelete === now.onDelete && sameRows(before.plan, now.plan);

/** A plan in the list. A change of one is no reason to draw all of them anew, each with a choice of its sessions. */
export const PlanCard = memo(function PlanCard({ plan, onEdit, onDelete }: PlanCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { summary } = readPlanDescription(plan.description);
  const suggested = plan.sessions.find((session) => !session.done) ?? plan.sessions[0];
  const session = plan.sessions.find((one) => one.id === chosen) ?? suggested;
  return (
    <Card aria-labelledby={`plan-${plan.id}`}>
      <div className={styles.plan}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
            <p className={styles.date}>{format(plan.createdAt, 'dd. MMMM yyyy', { locale: de })}</p>
          </div>
          <MoreMenu label={`Mehr zu ${plan.name}`} onEdit={() => onEdit(plan)} onDelete={() => onDelete(plan)} />
        </header>
        {summary !== null && <p className={styles.description}>{summary}</p>}
        {plan.durationRecommendation && <PlanDuration text={plan.durationRecommendation} />}
        {session && <SessionChoice sessions={plan.sessions} value={session.id} onChange={setChosen} />}
        <div className={styles.actions}>
          <ButtonLink to="/training-plans/$planId" params={{ planId: plan.id }} search={session ? { session: session.id } : {}}>
            Plan anzeigen
          </ButtonLink>
          {session ? (
            <ButtonLink variant="court" to="/training/plan/$sessionId/start" params={{ sessionId: session.id }}>
              Jetzt trainieren
            </ButtonLink>
          ) : (
            <Button variant="court" onPress={() => showFailure('Bitte wähle zuerst eine Trainingseinheit aus')}>
              Jetzt trainieren
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}, isSame);
