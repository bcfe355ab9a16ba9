import { exercisesOfPlan } from '@anwurf/db/queries/plan-exercises';
import { planById } from '@anwurf/db/queries/plans';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { ErrorCard } from '../../../kit/error-card.tsx';
import { Page } from '../../../kit/page.tsx';
import { Tabs } from '../../../kit/tabs.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { DeletePlanDialog } from '../list/delete-plan-dialog.tsx';
import { EditPlanDialog } from '../list/edit-plan-dialog.tsx';
import { PlanAbout } from './plan-about.tsx';
import { PlanMenu } from '../list/plan-menu.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { SessionExercises } from './session-exercises.tsx';

export interface PlanScreenProps {
  planId: string;
  initialSessionId: string | undefined;
  onDeleted: () => void;
}

export function PlanScreen({ planId, initialSessionId, onDeleted }: PlanScreenProps) {
  const data = allLoaded({
    plan: useFirstRow(planById(planId)),
    exercises: useRows(exercisesOfPlan(planId), { canBeEmpty: true }),
  });
  const [chosen, setChosen] = useState(initialSessionId ?? null);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);

  if (data.state !== 'rows') {
    return (
      <Page title="Trainingsplan" back={<BackLink to="/training-plans" />}>
        <NotLoaded data={data} skeleton={<PlanSkeleton />} />
      </Page>
    );
  }
  const { plan, exercises } = data.value;
  if (plan === null) {
    return (
      <Page title="Trainingsplan" back={<BackLink to="/training-plans" />}>
        <ErrorCard title="Fehler beim Laden des Trainingsplans" actions={<ButtonLink to="/training-plans">Zu den Plänen</ButtonLink>}>
          Deine Daten sind sicher. Diesen Plan gibt es nicht, oder er wurde gelöscht.
        </ErrorCard>
      </Page>
    );
  }
  const suggested = plan.sessions.find((session) => !session.done) ?? plan.sessions[0];
  const session = plan.sessions.find((one) => one.id === chosen) ?? suggested;
  return (
    <Page
      title={plan.name}
      back={<BackLink to="/training-plans" />}
      tools={<PlanMenu planName={plan.name} onEdit={() => setDialog('edit')} onDelete={() => setDialog('delete')} />}
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
      <PlanAbout description={plan.description} durationRecommendation={plan.durationRecommendation} />
      {session ? (
        <Tabs
          label="Einheiten"
          items={plan.sessions.map(({ id, order, done }) => ({ id, label: `Einheit ${order}`, done }))}
          selectedKey={session.id}
          onSelectionChange={(key) => setChosen(String(key))}
        >
          {(item) => <SessionExercises exercises={exercises.filter((exercise) => exercise.sessionId === item.id)} />}
        </Tabs>
      ) : (
        <EmptyState title="Keine Trainingseinheiten vorhanden" />
      )}
      {dialog === 'edit' && <EditPlanDialog plan={plan} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeletePlanDialog plan={plan} onClose={() => setDialog(null)} onDeleted={onDeleted} />}
    </Page>
  );
}
