import type { OwnTeam } from '@anwurf/db/queries/teams';
import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state.tsx';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { BackLink } from '../../links/app-links.ts';
import { PartsAbove, type TeamPart } from './team-parts.tsx';
import { useLedTeam } from './use-led-team.ts';

/** In the place of a screen of the staff that has nobody to show. */
export function NobodyHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} back={<BackLink to="/team" />}>
      <EmptyState title="Hier ist niemand zu sehen">{children}</EmptyState>
    </Page>
  );
}

export interface LedTeamProps {
  /** Of the screen. */
  title: string;
  /** The wanted team; undefined: the first that the user leads. */
  team: string | undefined;
  /** Says to somebody who leads none who may look here. */
  nobody: string;
  /** Which of the team's parts the screen is. */
  part: TeamPart;
  children: (own: OwnTeam) => ReactNode;
}

/** A screen of a team's staff: waits for the team, and says so to those who lead none. */
export function LedTeam({ title, team, nobody, part, children }: LedTeamProps) {
  const data = useLedTeam(team);
  if (data.state !== 'rows') {
    return (
      <Page title={title} back={<BackLink to="/team" />}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  if (data.value === null) return <NobodyHere title={title}>{nobody}</NobodyHere>;
  return (
    <>
      <PartsAbove team={data.value.team} current={part} />
      {children(data.value)}
    </>
  );
}
