import { useDatabase } from '@anwurf/db/client/react';
import { decideSharing } from '@anwurf/db/commands/decide-sharing';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, parentalSharing, sharingDecisions } from '@anwurf/db/queries/teams';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import type { AssignedTrainingsProps } from '../assigned/assigned-trainings.tsx';
import { FurtherTeam } from '../further-team.tsx';
import { LeaveTeam } from '../leave-team.tsx';
import { NeverShared } from '../never-shared.tsx';
import { OwnPreview } from '../own-preview.tsx';
import { SharingSwitches } from '../sharing-switches.tsx';
import { AddedSharing } from './added-sharing.tsx';
import { MeasuredTests } from './measured-tests.tsx';
import type { AskParentsProps } from './ask-parents.tsx';
import styles from './membership-screen.module.css';
import { ReadinessStart } from './readiness-start.tsx';

/** For players under 16. */
const AskParents = lazyPart<AskParentsProps>(async () => (await import('./ask-parents.tsx')).AskParents, { missing: null });

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
  const parents = loadedOr(useFirstRow(useMemo(() => parentalSharing(team), [team])), null);
  const isUnderAge = parents?.isNeeded === true;
  /** Those about which the player decides: under 16 the ones to which his parents have agreed. */
  const kinds = isUnderAge ? parents.kinds : SHARED_KINDS;
  const shared = new Set<SharedKind>(decisions.flatMap(({ kind, granted }) => (granted ? [kind] : [])));
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
      <section aria-labelledby="team-sees" className={styles.part}>
        <h2 id="team-sees">Was dein Trainerteam sieht</h2>
        {kinds.length > 0 && (
          <>
            {isUnderAge && <p>Deine Eltern haben zugestimmt. Du entscheidest, was davon du teilst, und kannst es jederzeit ausschalten.</p>}
            <SharingSwitches kinds={kinds} shared={shared} onChange={decide} />
            {!isUnderAge && <AddedSharing decisions={decisions} onAgree={(kind) => decide(kind, true)} />}
            {shared.has('readiness') && <ReadinessStart />}
            <OwnPreview shared={shared} />
            <NeverShared />
          </>
        )}
        {isUnderAge &&
          (kinds.length === 0 ? (
            <AskParents team={team} parents={parents} />
          ) : (
            <Disclosure title="Eltern noch einmal fragen">
              <AskParents team={team} parents={parents} />
            </Disclosure>
          ))}
      </section>
      <FurtherTeam onFound={onFound} />
      <LeaveTeam own={own} isLastCoach={false} />
    </Page>
  );
}
