import { squadPlayers } from '@anwurf/db/queries/attendance';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useKept } from '@anwurf/db/queries/react/use-kept';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { OwnTeam } from '@anwurf/db/queries/teams';
import { MOST_COMPARED } from '@anwurf/domain/team/compare-players';
import { useMemo } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { nameText } from '../squad/member-words.ts';
import { LedTeam } from '../led-team.tsx';
import { OlderComing } from '../older-coming.tsx';
import { useSquad } from '../use-squad.ts';
import styles from './compare-screen.module.css';
import { ComparedPlayers } from './compared-players.tsx';
import { useToday } from '../../../data/use-today.ts';

const canBeEmpty = { canBeEmpty: true };

export interface CompareScreenProps {
  team: string | undefined;
  /** Ids of the chosen players. */
  chosen: readonly string[];
  onChosen: (players: readonly string[]) => void;
}

function Choice({ own, chosen, onChosen }: { own: OwnTeam } & Omit<CompareScreenProps, 'team'>) {
  const { team } = own;
  const today = useToday();
  const players = useRows(
    useMemo(() => squadPlayers(team), [team]),
    canBeEmpty,
  );
  const asked = chosen.slice(-MOST_COMPARED);
  const squad = useKept(useSquad(team, today, asked.join(' ')));
  const data = allLoaded({ players, squad });
  const back = <BackLink to="/team" search={{ team }} />;
  if (data.state !== 'rows') {
    return (
      <Page title="Vergleich" back={back}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const { members, isOlderComing } = data.value.squad;
  const sharing = data.value.players.filter(({ sharedKinds }) => sharedKinds.some((kind) => kind !== 'complaints'));
  const compared = asked.filter((user) => sharing.some((one) => one.user === user));
  const known = compared.flatMap((user) => members.find((one) => one.user === user) ?? []);
  return (
    <Page title="Vergleich" back={back}>
      {sharing.length < 2 ? (
        <EmptyState title="Noch nicht genug zu vergleichen">Sobald zwei etwas teilen, siehst du sie hier nebeneinander.</EmptyState>
      ) : (
        <>
          <MultiChips
            label="Wen willst du vergleichen?"
            description={`Bis zu ${MOST_COMPARED}.`}
            options={sharing.map(({ user, name }) => ({ value: user, label: nameText(name) }))}
            value={compared}
            // One more than fit takes the place of the first.
            onChange={(next) => onChosen(next.slice(-MOST_COMPARED))}
          />
          {compared.length === 0 && <p className={styles.note}>Wähle mindestens zwei.</p>}
          {known.length > 0 && <ComparedPlayers team={team} players={known} today={today} />}
          <OlderComing isComing={isOlderComing} />
        </>
      )}
    </Page>
  );
}

/** Up to five players beside each other: trainings, load and tests, as far as they share them. */
export function CompareScreen({ team, ...choice }: CompareScreenProps) {
  return (
    <LedTeam part="/team/compare" title="Vergleich" team={team} nobody="Vergleichen kann, wer eine Mannschaft betreut.">
      {(own) => <Choice key={own.team} own={own} {...choice} />}
    </LedTeam>
  );
}
