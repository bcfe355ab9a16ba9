import { assignees, sentAssignments } from '@anwurf/db/queries/assignments';
import { squadPlayers } from '@anwurf/db/queries/attendance';
import { planList } from '@anwurf/db/queries/plans';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { OwnTeam } from '@anwurf/db/queries/teams';
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { LedTeam } from '../led-team.tsx';
import { useArrived } from '../use-arrived.ts';
import { AssignForm } from './assign-form.tsx';
import styles from './assign-screen.module.css';
import { SentAssignments } from './sent-assignments.tsx';
import { useToday } from '../../../data/use-today.ts';

const needed = ['team_members', 'team_assignments', 'team_assignees'] as const;
const canBeEmpty = { canBeEmpty: true };
const plans = planList();

function TeamAssignments({ own: { team, role } }: { own: OwnTeam }) {
  const today = useToday();
  const data = allLoaded({
    plans: useRows(plans),
    players: useRows(
      useMemo(() => squadPlayers(team), [team]),
      canBeEmpty,
    ),
    sent: useRows(
      useMemo(() => sentAssignments(team), [team]),
      canBeEmpty,
    ),
    assignees: useRows(
      useMemo(() => assignees(team), [team]),
      canBeEmpty,
    ),
    arrived: useArrived(team, needed),
  });
  const frame = (children: ReactNode) => (
    <Page title="Zuweisen" back={<BackLink to="/team" search={{ team }} />}>
      {children}
    </Page>
  );
  if (data.state !== 'rows') return frame(<NotLoaded data={data} skeleton={<Skeleton height="480px" />} />);
  const { players, sent, assignees: got } = data.value;
  const offered = data.value.plans.filter(({ archivedAt, sessions }) => archivedAt === null && sessions.length > 0);
  const isCoach = role === 'coach';
  if (players.length === 0) {
    return frame(
      <EmptyState title="Noch niemand im Kader">Sobald jemand mit deinem Code beitritt, kannst du hier Training verschicken.</EmptyState>,
    );
  }
  return frame(
    <div className={styles.parts}>
      {isCoach && (
        <Card>
          <AssignForm team={team} plans={offered} players={players} today={today} />
        </Card>
      )}
      <div className={styles.sent}>
        {sent.length === 0 ? (
          <p className={styles.none}>
            Noch nichts verschickt. Wer etwas bekommt, nimmt es an oder legt es beiseite; der eigene Plan bleibt, wie er ist.
          </p>
        ) : (
          <SentAssignments team={team} sent={sent} assignees={got} today={today} isCoach={isCoach} />
        )}
      </div>
    </div>,
  );
}

/** Sends plans and sessions to players of a team, and shows what came back. */
export function AssignScreen({ team }: { team: string | undefined }) {
  return (
    <LedTeam part="/team/assign" title="Zuweisen" team={team} nobody="Training zuweisen kann, wer eine Mannschaft betreut.">
      {(own) => <TeamAssignments key={own.team} own={own} />}
    </LedTeam>
  );
}
