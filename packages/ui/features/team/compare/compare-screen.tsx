import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { squad } from '@anwurf/db/queries/squad';
import { type OwnTeam, ownTeams } from '@anwurf/db/queries/teams';
import { MOST_COMPARED } from '@anwurf/domain/team/compare-players';
import { squadMember } from '@anwurf/domain/team/squad-member';
import { useMemo } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { localDay } from '../../../data/local-day.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useNow } from '../../../kit/use-now.ts';
import { BackLink } from '../../../links/app-links.ts';
import styles from './compare-screen.module.css';
import { ComparedPlayers } from './compared-players.tsx';

const mine = ownTeams();

export interface CompareScreenProps {
  team: string | undefined;
  /** Ids of the chosen players. */
  chosen: readonly string[];
  onChosen: (players: readonly string[]) => void;
}

function Choice({ own, chosen, onChosen }: { own: OwnTeam } & Omit<CompareScreenProps, 'team'>) {
  const { team } = own;
  const today = localDay(useNow(60_000));
  const data = useList(
    useMemo(() => squad(team, today), [team, today]),
    { canBeEmpty: true },
  );
  const back = <BackLink to="/team" search={{ team }} />;
  if (data.state !== 'rows') {
    return (
      <Page title="Vergleich" back={back}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const members = data.value
    .filter(({ sharedKinds }) => sharedKinds.some((kind) => kind !== 'complaints'))
    .map((facts) => squadMember(facts, today));
  const players = chosen.flatMap((user) => members.find((one) => one.user === user) ?? []);
  return (
    <Page title="Vergleich" back={back}>
      {members.length < 2 ? (
        <EmptyState title="Noch nicht genug zu vergleichen">Sobald zwei etwas teilen, siehst du sie hier nebeneinander.</EmptyState>
      ) : (
        <>
          <MultiChips
            label="Wen willst du vergleichen?"
            description={`Bis zu ${MOST_COMPARED}.`}
            options={members.map(({ user, name }) => ({ value: user, label: name === '' ? 'Ohne Namen' : name }))}
            value={players.map(({ user }) => user)}
            // One more than fit takes the place of the first.
            onChange={(next) => onChosen(next.slice(-MOST_COMPARED))}
          />
          {players.length === 0 ? (
            <p className={styles.note}>Wähle mindestens zwei.</p>
          ) : (
            <ComparedPlayers team={team} players={players} today={today} />
          )}
        </>
      )}
    </Page>
  );
}

/** Up to five players beside each other: trainings, load and tests, as far as they share them. */
export function CompareScreen({ team, ...choice }: CompareScreenProps) {
  const data = useRows(mine, { after: 'memberships' });
  if (data.state !== 'rows') {
    return (
      <Page title="Vergleich" back={<BackLink to="/team" />}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const led = data.value.filter(({ role }) => role !== 'player');
  const own = led.find((one) => one.team === team) ?? led[0];
  if (own === undefined) {
    return (
      <Page title="Vergleich" back={<BackLink to="/team" />}>
        <EmptyState title="Hier ist niemand zu sehen">Vergleichen kann, wer eine Mannschaft betreut.</EmptyState>
      </Page>
    );
  }
  return <Choice key={own.team} own={own} {...choice} />;
}
