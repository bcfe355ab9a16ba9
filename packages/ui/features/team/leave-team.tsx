import type { OwnTeam } from '@anwurf/db/queries/teams';
import { useDatabase } from '@anwurf/db/client/react';
import { useState } from 'react';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../storage/user-id.tsx';
import styles from './leave-team.module.css';
import { teamWords, useTeamRequests } from './team-requests.ts';

const words = {
  ...teamWords,
  title: 'Du bist noch dabei',
  text: 'Bitte versuche es erneut. Was du teilst, kannst du auch ohne Empfang ausschalten.',
  codes: {
    ...teamWords.codes,
    last_coach:
      'Du leitest die Mannschaft inzwischen allein, und mit dir würde sie enden. Öffne „Verwalten“ neu, wenn du sie auflösen willst.',
  },
};

/** The way out of a team: with one press, but for the last coach, with whom the team ends. */
export function LeaveTeam({ own, isLastCoach }: { own: OwnTeam; isLastCoach: boolean }) {
  const { sync } = useDatabase();
  const user = useUserId();
  const requests = useTeamRequests();
  const { pending, run } = useSubmission();
  const [isAsked, setAsked] = useState(false);
  const name = own.name ?? 'die Mannschaft';

  async function leave() {
    // Asked for by itself: who leaves must not end a team that he believes others lead.
    if (isLastCoach) await requests.leaveAsLast(own.team, user);
    else await requests.removeMember(own.team, user);
    showMessage(
      isLastCoach ? `${name} ist aufgelöst` : `Du hast ${name} verlassen`,
      isLastCoach ? undefined : 'Was du geteilt hast, ist dort gelöscht.',
    );
    sync.now();
  }
  const button = (
    <Button variant="danger" pending={pending} onPress={() => void run({ words, work: leave })}>
      {isLastCoach ? 'Mannschaft auflösen' : 'Mannschaft verlassen'}
    </Button>
  );
  if (!isLastCoach) return <div className={styles.leave}>{button}</div>;
  if (!isAsked) {
    return (
      <div className={styles.leave}>
        <Button variant="quiet" onPress={() => setAsked(true)}>
          Mannschaft auflösen
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.leave}>
      <p>Du leitest sie allein: Mit dir endet sie. Kader, Termine und alles Geteilte werden gelöscht, das lässt sich nicht zurückholen.</p>
      <Button variant="quiet" onPress={() => setAsked(false)}>
        Abbrechen
      </Button>
      {button}
    </div>
  );
}
