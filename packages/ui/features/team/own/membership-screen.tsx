import { useDatabase } from '@anwurf/db/client/react';
import { decideSharing } from '@anwurf/db/commands/decide-sharing';
import { parentalState } from '@anwurf/db/queries/health-consents';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, sharingDecisions } from '@anwurf/db/queries/teams';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import type { AssignedTrainingsProps } from '../assigned/assigned-trainings.tsx';
import { FurtherTeam } from '../further-team.tsx';
import { LeaveTeam } from '../leave-team.tsx';
import { NeverShared } from '../never-shared.tsx';
import { OwnPreview } from '../own-preview.tsx';
import { SharingSwitches } from '../sharing-switches.tsx';
import { MeasuredTests } from './measured-tests.tsx';
import { UnderAge } from '../under-age.tsx';
import styles from './membership-screen.module.css';
import { ReadinessStart } from './readiness-start.tsx';

const parents = parentalState();

/** Shared with the dashboard: loaded here as well, it would be a file more of each first visit. */
const AssignedTrainings = lazyPart<AssignedTrainingsProps>(
  async () => (await import('../assigned/assigned-trainings.tsx')).AssignedTrainings,
  { missing: null },
);

/** A team as its players see it: what they share with it, changed at once, and the way out. */
export function MembershipScreen({ own, teams, onFound }: { own: OwnTeam; teams: ReactNode; onFound: () => void }) {
  const db = useDatabase();
  const { team } = own;
  const decisions = loadedOr(
    useRows(
      useMemo(() => sharingDecisions(team), [team]),
      { canBeEmpty: true },
    ),
    [],
  );
  const isUnderAge = loadedOr(useFirstRow(parents), null)?.isNeeded === true;
  const shared = new Set<SharedKind>(decisions.flatMap(({ kind, granted }) => (granted && !isUnderAge ? [kind] : [])));
  const decide = (kind: SharedKind, granted: boolean) =>
    void sayFailure(
      decideSharing(db, team, kind, granted),
      'Fehler',
      'Deine Entscheidung konnte nicht gespeichert werden. Es bleibt, wie es war.',
    );
  return (
    <Page title={own.name ?? 'Mannschaft'} width="reading">
      <p className={styles.about}>{[own.club, own.ageGroup].filter(Boolean).join(', ')}</p>
      {teams}
      <ButtonLink to="/team/calendar" search={{ team }}>
        <CalendarDays size={20} aria-hidden="true" />
        Termine
      </ButtonLink>
      <AssignedTrainings team={team} />
      <MeasuredTests own={own} />
      {isUnderAge ? (
        <UnderAge />
      ) : (
        <section aria-labelledby="team-sees" className={styles.part}>
          <h2 id="team-sees">Was dein Trainerteam sieht</h2>
          <SharingSwitches shared={shared} onChange={decide} />
          {shared.has('readiness') && <ReadinessStart />}
          <OwnPreview shared={shared} />
          <NeverShared />
        </section>
      )}
      <FurtherTeam onFound={onFound} />
      <LeaveTeam own={own} isLastCoach={false} />
    </Page>
  );
}
