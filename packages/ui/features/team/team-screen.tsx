import { ownTeams } from '@anwurf/db/queries/teams';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Select } from '../../kit/field/select.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { FoundTeamDialog } from './found/found-team-dialog.tsx';
import { MembershipScreen } from './own/membership-screen.tsx';
import { NoTeam } from './own/no-team.tsx';
import { SquadScreen } from './squad/squad-screen.tsx';

const mine = ownTeams();

export interface TeamScreenProps {
  /** The chosen team; undefined: the first. */
  team: string | undefined;
  onTeam: (team: string) => void;
}

/** The player's teams: the squad of one that he leads, what he shares with one that he plays in, or the ways into one. */
export function TeamScreen({ team, onTeam }: TeamScreenProps) {
  const data = useRows(mine, { after: 'memberships' });
  const [founds, setFounds] = useState(false);
  if (data.state !== 'rows') {
    return (
      <Page title="Mannschaft">
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const own = data.value.find((one) => one.team === team) ?? data.value[0];
  const founded = (made: string) => {
    setFounds(false);
    onTeam(made);
  };
  const choice = data.value.length > 1 && own && (
    <Select
      small
      label="Mannschaft"
      options={data.value.map((one) => ({ value: one.team, label: one.name ?? 'Mannschaft' }))}
      value={own.team}
      onChange={onTeam}
    />
  );
  const found = () => setFounds(true);
  return (
    <>
      {own === undefined ? (
        <NoTeam onFound={found} />
      ) : own.role === 'player' ? (
        <MembershipScreen key={own.team} own={own} teams={choice} onFound={found} />
      ) : (
        <SquadScreen key={own.team} own={own} teams={choice} onFound={found} />
      )}
      {founds && <FoundTeamDialog onFounded={founded} onClose={() => setFounds(false)} />}
    </>
  );
}
