import { exercisesOfPlan, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { planById } from '@anwurf/db/queries/plans';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { Play } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { planState } from '../../../data/plan-state.ts';
import { PauseBand } from '../../../data/plan-pause/pause-band.tsx';
import { plannedNext } from '../../../data/week/planned-next.ts';
import { useCalendarWeek } from '../../../data/week/use-calendar-week.ts';
import { useWide } from '../../../kit/use-media.ts';
import { PlanPrint } from './plan-print.tsx';
import { PlanTable } from './plan-table.tsx';
import { PlanDialogs } from '../manage/plan-dialogs.tsx';
import { type PlanDialog, PlanMenu } from '../manage/plan-menu.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { PlanAbout } from './plan-about.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { useComplaints, useSparing } from '../../../data/use-spared-session.ts';
import styles from './plan-screen.module.css';
import { SessionExercises } from './session-exercises.tsx';
import { useToday } from '../../../data/use-today.ts';

const profileQuery = plannedProfile();
const canBeEmpty = { canBeEmpty: true };

interface PlannedSessionProps {
  sessionId: string;
  /** As they are to be done in this week. */
  exercises: readonly SessionExercise[];
  onSwap: (exercise: SessionExercise) => void;
}

/** The exercises of a session of a plan, with what complaints make of them. */
function PlannedSession({ sessionId, exercises, onSwap }: PlannedSessionProps) {
  const { changes } = useSparing(sessionId, exercises, useComplaints());
  return <SessionExercises exercises={exercises} changes={changes} onSwap={onSwap} />;
}

export interface PlanScreenProps {
  planId: string;
  initialSessionId: string | undefined;
  /** Opened to train: it asks for a session, and leads back to where one is picked. */
  isTraining: boolean;
  /** Swaps an exercise for another. */
  renderSwap: (exercise: SessionExercise, onClose: () => void) => ReactNode;
  onDeleted: () => void;
}

export function PlanScreen({ planId, initialSessionId, isTraining, renderSwap, onDeleted }: PlanScreenProps) {
  const data = allLoaded({
    plan: useFirstRow(planById(planId)),
    exercises: useRows(exercisesOfPlan(planId), canBeEmpty),
    profile: useFirstRow(profileQuery, canBeEmpty),
  });
  const today = useToday();
  const calendar = loadedOr(useCalendarWeek(mondayOf(today)), null);
  const isWide = useWide();
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);
  const [chosen, setChosen] = useState(initialSessionId ?? null);
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const [swapping, setSwapping] = useState<SessionExercise | null>(null);
  const back = <BackLink to={isTraining ? '/active-workout' : '/training-plans'} />;

  if (data.state !== 'rows') {
    return (
      <Page title="Trainingsplan" back={back}>
        {data.state === 'failed' ? (
          <RetryCard title="Fehler beim Laden des Trainingsplans" onRetry={data.retry}>
            Was du gespeichert hast, ist sicher.
          </RetryCard>
        ) : (
          <PlanSkeleton />
        )}
      </Page>
    );
  }
  const { plan, exercises, profile } = data.value;
  if (plan === null) {
    return (
      <Page title="Trainingsplan" back={back}>
        <ErrorCard title="Fehler beim Laden des Trainingsplans" actions={<ButtonLink to="/training-plans">Zu den Plänen</ButtonLink>}>
          Deine Daten sind sicher. Diesen Plan gibt es nicht, oder er wurde gelöscht.
        </ErrorCard>
      </Page>
    );
  }
  const { weekMode } = rowToProfile(profile === null ? undefined : { ...profile });
  const { week, done, next } = planState(plan, weekMode, today);
  const todays = plan.isCurrent ? plannedNext(calendar, week?.week ?? null)?.sessionId : undefined;
  const session = [chosen, todays, next].map((id) => plan.sessions.find((one) => one.id === id)).find((one) => one !== undefined);
  const inWeek = exercises.map((exercise) => amountsInWeek(exercise, week?.week ?? 1));
  return (
    <Page
      title={plan.name}
      back={back}
      tools={<PlanMenu plan={plan} onAsk={setDialog} onPrint={() => setPrinting(true)} />}
      action={
        session && (
          <BottomAction>
            <ButtonLink variant="ball" to="/training/plan/$sessionId/start" params={{ sessionId: session.id }}>
              <Play aria-hidden="true" />
              Jetzt trainieren
            </ButtonLink>
          </BottomAction>
        )
      }
    >
      {isTraining && session && <Banner>Wähle eine Einheit und tippe auf „Jetzt trainieren“.</Banner>}
      <PauseBand pauses={plan.pauses} today={today} />
      {week && <PlanProgress week={week} isCurrent={plan.isCurrent} />}
      <PlanAbout description={plan.description} durationRecommendation={plan.durationRecommendation} />
      {session ? (
        <Tabs
          label="Einheiten"
          items={plan.sessions.map(({ id, order }) => ({ id, label: `Einheit ${order}`, done: done.has(id) }))}
          selectedKey={session.id}
          onSelectionChange={(key) => setChosen(String(key))}
        >
          {(item) => (
            <PlannedSession
              sessionId={item.id}
              exercises={inWeek.filter((exercise) => exercise.sessionId === item.id)}
              onSwap={setSwapping}
            />
          )}
        </Tabs>
      ) : (
        <EmptyState title="Keine Trainingseinheiten vorhanden" />
      )}
      {swapping && renderSwap(swapping, () => setSwapping(null))}
      {isWide && exercises.length > 0 && (
        <section aria-labelledby="all-weeks" className={styles.weeks}>
          <h2 id="all-weeks">{plan.weekCount === null ? 'Der ganze Plan' : 'Alle Wochen'}</h2>
          <PlanTable plan={plan} exercises={exercises} week={week?.week ?? null} />
        </section>
      )}
      {isPrinting && <PlanPrint plan={plan} exercises={exercises} onDone={donePrinting} />}
      <PlanDialogs open={dialog && { plan, dialog }} onClose={() => setDialog(null)} onDeleted={onDeleted} />
    </Page>
  );
}
