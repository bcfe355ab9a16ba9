import { exercisesOfPlan, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { planById } from '@anwurf/db/queries/plans';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { usePlanWeek } from '../../../data/use-plan-week.ts';
import { DeletePlanDialog } from '../list/delete-plan-dialog.tsx';
import { EditPlanDialog } from '../list/edit-plan-dialog.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { PlanAbout } from './plan-about.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { useComplaints, useSparing } from '../../../data/use-spared-session.ts';
import { SessionExercises } from './session-exercises.tsx';

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
    exercises: useRows(exercisesOfPlan(planId), { canBeEmpty: true }),
  });
  const week = usePlanWeek(planId) ?? null;
  const [chosen, setChosen] = useState(initialSessionId ?? null);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
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
  const { plan, exercises } = data.value;
  if (plan === null) {
    return (
      <Page title="Trainingsplan" back={back}>
        <ErrorCard title="Fehler beim Laden des Trainingsplans" actions={<ButtonLink to="/training-plans">Zu den Plänen</ButtonLink>}>
          Deine Daten sind sicher. Diesen Plan gibt es nicht, oder er wurde gelöscht.
        </ErrorCard>
      </Page>
    );
  }
  const suggested =
    plan.sessions.find(({ order }) => order - 1 === week?.nextSession) ??
    plan.sessions.find((session) => !session.done) ??
    plan.sessions[0];
  const session = plan.sessions.find((one) => one.id === chosen) ?? suggested;
  const inWeek = exercises.map((exercise) => amountsInWeek(exercise, week?.week ?? 1));
  return (
    <Page
      title={plan.name}
      back={back}
      tools={<MoreMenu label={`Mehr zu ${plan.name}`} onEdit={() => setDialog('edit')} onDelete={() => setDialog('delete')} />}
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
      {week && <PlanProgress week={week} />}
      <PlanAbout description={plan.description} durationRecommendation={plan.durationRecommendation} />
      {session ? (
        <Tabs
          label="Einheiten"
          items={plan.sessions.map(({ id, order, done }) => ({ id, label: `Einheit ${order}`, done }))}
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
      {dialog === 'edit' && <EditPlanDialog plan={plan} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeletePlanDialog plan={plan} onClose={() => setDialog(null)} onDeleted={onDeleted} />}
    </Page>
  );
}
