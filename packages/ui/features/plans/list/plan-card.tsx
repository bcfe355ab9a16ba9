import { sameRows } from '@anwurf/db/live/same-rows';
import type { Plan } from '@anwurf/db/queries/plans';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { readPlanDescription } from '@anwurf/domain/plan/plan-outline';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { memo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { pausesAhead, pauseWords } from '../../../data/plan-pause/pause-words.ts';
import { planState } from '../../../data/plan-state.ts';
import { weekWords } from '../../../data/week-words.ts';
import { PlanDuration } from '../detail/plan-duration.tsx';
import { SessionChoice } from '../detail/session-choice.tsx';
import { type PlanDialog, PlanMenu } from '../manage/plan-menu.tsx';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  plan: Plan;
  weekMode: TrainingProfile['weekMode'];
  /** Local day, YYYY-MM-DD. */
  today: string;
  /** The session that the week has for today, or that it is behind with; null: none is known. */
  todays: string | null;
  onAsk: (plan: Plan, dialog: PlanDialog) => void;
}

const isSame = (before: PlanCardProps, now: PlanCardProps) =>
  before.onAsk === now.onAsk &&
  before.weekMode === now.weekMode &&
  before.today === now.today &&
  before.todays === now.todays &&
  sameRows(before.plan, now.plan);

/** Whether a plan is current or rests, and its week. */
function PlanStanding({ plan, week, today }: { plan: Plan; week: string | null; today: string }) {
  const [pause] = pausesAhead(plan.pauses, today);
  if (!plan.isCurrent && pause === undefined) return null;
  return (
    <p className={styles.standing}>
      {plan.isCurrent && <Badge kind="court">Aktueller Plan</Badge>}
      {pause ? <Badge kind="dashed">{pauseWords(pause, today)}</Badge> : week !== null && <span>{week}</span>}
    </p>
  );
}

/** A plan in the list. A change of one is no reason to draw all of them anew, each with a choice of its sessions. */
export const PlanCard = memo(function PlanCard({ plan, weekMode, today, todays, onAsk }: PlanCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { summary } = readPlanDescription(plan.description);
  const { week, done, next } = planState(plan, weekMode, today);
  const session = [chosen, todays, next].map((id) => plan.sessions.find((one) => one.id === id)).find((one) => one !== undefined);
  return (
    <Card aria-labelledby={`plan-${plan.id}`}>
      <div className={styles.plan}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
            <p className={styles.date}>{format(plan.createdAt, 'dd. MMMM yyyy', { locale: de })}</p>
          </div>
          <PlanMenu plan={plan} onAsk={(dialog) => onAsk(plan, dialog)} />
        </header>
        <PlanStanding plan={plan} week={week && weekWords(week)} today={today} />
        {summary !== null && <p className={styles.description}>{summary}</p>}
        {plan.durationRecommendation && <PlanDuration text={plan.durationRecommendation} />}
        {session && <SessionChoice sessions={plan.sessions} done={done} value={session.id} onChange={setChosen} />}
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
