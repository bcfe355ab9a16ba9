import type { OwnTeam } from '@anwurf/db/queries/teams';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../../../kit/layout/page.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import type { AssignedTrainingsProps } from '../assigned/assigned-trainings.tsx';
import { FurtherTeam } from '../further-team.tsx';
import { LeaveTeam } from '../leave-team.tsx';
import { MeasuredTests } from './measured-tests.tsx';
import { OwnSharing } from './own-sharing.tsx';
import styles from './membership-screen.module.css';

/** Shared with the dashboard: loaded here as well, it would be a file more of each first visit. */
const AssignedTrainings = lazyPart<AssignedTrainingsProps>(
  async () => (await import('../assigned/assigned-trainings.tsx')).AssignedTrainings,
  { missing: null },
);

/** A team as its players see it: what they share with it, changed at once, and the way out. */
export function MembershipScreen({ own, teams, onFound }: { own: OwnTeam; teams: ReactNode; onFound: () => void }) {
  const { team } = own;
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
        <OwnSharing team={team} />
      </section>
      <FurtherTeam onFound={onFound} />
      <LeaveTeam own={own} isLastCoach={false} />
    </Page>
  );
}
