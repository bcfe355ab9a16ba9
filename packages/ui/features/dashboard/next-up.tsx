import { latestPlanGeneration } from '@anwurf/db/queries/plan-generation';
import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { sessionsByTurn } from '@anwurf/db/queries/sessions';
import { latestProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { tenMinutes, useNow } from '../../kit/use-now.ts';
import { ButtonLink } from '../../links/app-links.ts';
import { NewPlanLink } from '../../links/new-plan-link.tsx';
import { FirstArrival, StillArriving } from '../../data/first-arrival/first-arrival.tsx';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { usePlanWeek } from '../../data/use-plan-week.ts';
import { plannedNext } from '../../data/week/planned-next.ts';
import type { CalendarWeek, WeekEntry } from '../../data/week/use-calendar-week.ts';
import { NextSessionBand, type RestDay } from './next-session-band.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Link } from '../../links/plain-links.ts';

/** While a plan is being made. */
function GenerationBand({ generationId }: { generationId: string }) {
  return (
    <Banner>
      Dein Plan entsteht. Du kannst die App schließen, der Plan wartet auf dich.
      <br />
      <Link to="/loading" search={{ generation: generationId }}>
        Stand ansehen
      </Link>
    </Banner>
  );
}

const next = sessionsByTurn();
const running = latestProgress();
const generating = latestPlanGeneration();

/** Of the session's band and the question for complaints below it: what stands below them must not move under a finger when they come. */
const comingHeight = '300px';

/** Until it comes; on a new device with what comes before it. */
function Coming({ waitsFor }: Pick<Extract<Loadable<unknown>, { state: 'loading' }>, 'waitsFor'>) {
  if (waitsFor === 'database') return <Skeleton height={comingHeight} />;
  return (
    <div style={{ minHeight: comingHeight }}>
      <FirstArrival />
    </div>
  );
}

export interface NextUpProps {
  renderComplaint: (sessionId: string) => ReactNode;
  /** The calendar week, whose days decide which session comes next; null: there is none, undefined: it is still being read. */
  calendar: CalendarWeek | null | undefined;
}

/** Why there is nothing to train today, by the week's plan; null: there is, or the plan has no days. */
function restOf(calendar: CalendarWeek | null, planned: WeekEntry | undefined): RestDay | null {
  const today = calendar?.days.find(({ isToday }) => isToday);
  if (today === undefined || calendar?.plan !== 'weeks' || today.planned.length + today.done.length > 0) return null;
  if (today.pause !== null) return 'pause';
  // A missed session is still to be done.
  if (planned !== undefined && planned.day < today.day) return null;
  if (today.effect === 'match') return 'match';
  return today.isTeamDay ? 'team' : 'free';
}

/** The one thing to do next: the session to train, the plan that is being made, or the way to one. */
export function NextUp({ renderComplaint, calendar }: NextUpProps) {
  const now = useNow(tenMinutes);
  const asked = useFirstRow(generating, { canBeEmpty: true });
  const data = allLoaded({
    generation: asked,
    progress: useFirstRow(running, { canBeEmpty: true }),
    // A plan that is being made says enough while there is no session.
    sessions: useRows(next, { canBeEmpty: loadedOr(asked, null) !== null }),
  });
  const week = usePlanWeek(data.state === 'rows' ? (data.value.sessions[0]?.planId ?? null) : null);
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={data.state === 'loading' && <Coming waitsFor={data.waitsFor} />} />;
  if (week === undefined || calendar === undefined) return <Skeleton height={comingHeight} />;
  const { generation, progress, sessions } = data.value;
  // The week's own session; when all of it are trained, the one whose turn is next.
  const planned = plannedNext(calendar, week?.week ?? null);
  const session =
    sessions.find(({ id }) => id === planned?.sessionId) ?? sessions.find(({ order }) => order - 1 === week?.nextSession) ?? sessions[0];
  const resumable = progress && isProgressValid(progress.lastActivityAt, now) ? progress.sessionId : null;
  const makesPlan = generation?.status === 'in_bearbeitung';
  if (session) {
    return (
      <>
        <NextSessionBand
          session={session}
          week={week}
          rest={resumable === null ? restOf(calendar, planned) : null}
          plannedDay={planned?.sessionId === session.id ? planned.day : null}
          resumableSessionId={resumable}
        />
        {renderComplaint(resumable ?? session.id)}
        <StillArriving />
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
    <EmptyState title="Noch kein Trainingsplan" action={<NewPlanLink>Plan erstellen</NewPlanLink>}>
      Beantworte ein paar Fragen, dann entsteht dein Trainingsplan.
    </EmptyState>
  );
}
