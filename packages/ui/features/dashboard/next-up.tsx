import { latestPlanGeneration } from '@anwurf/db/queries/plan-generation';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { nextSession } from '@anwurf/db/queries/sessions';
import { latestProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { EmptyState } from '../../brand/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useNow } from '../../kit/use-now.ts';
import { ButtonLink } from '../../links/app-links.ts';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { GenerationBand } from './generation-band.tsx';
import { NextSessionBand } from './next-session-band.tsx';

const next = nextSession();
const running = latestProgress();
const generating = latestPlanGeneration();

/** The one thing to do next: the session to train, the plan that is being made, or the way to one. */
export function NextUp() {
  const now = useNow(60_000);
  const asked = useFirstRow(generating, { canBeEmpty: true });
  const data = allLoaded({
    generation: asked,
    progress: useFirstRow(running, { canBeEmpty: true }),
    // A plan that is being made says enough while there is no session.
    session: useFirstRow(next, { canBeEmpty: loadedOr(asked, null) !== null }),
  });
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="236px" />} />;
  const { generation, progress, session } = data.value;
  const resumable = progress && isProgressValid(progress.lastActivityAt, now) ? progress.sessionId : null;
  const makesPlan = generation?.status === 'in_bearbeitung';
  if (session) {
    return (
      <>
        <NextSessionBand session={session} resumableSessionId={resumable} />
        {makesPlan && <GenerationBand generationId={generation.id} />}
      </>
    );
  }
  if (makesPlan) return <GenerationBand generationId={generation.id} />;
  if (generation?.status === 'fehlgeschlagen') {
    return (
      <EmptyState
        title="Dein Plan konnte nicht erstellt werden"
        action={
          <ButtonLink to="/loading" search={{ generation: generation.id }} variant="ball">
            Erneut versuchen
          </ButtonLink>
        }
      >
        Deine Antworten sind gespeichert. Du musst nichts noch einmal eingeben.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Noch kein Trainingsplan"
      action={
        <ButtonLink to="/training-plans/new" variant="ball">
          Plan erstellen
        </ButtonLink>
      }
    >
      Beantworte ein paar Fragen, dann stellt der KI Coach deinen Plan zusammen.
    </EmptyState>
  );
}
