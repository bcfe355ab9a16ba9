import { type DiscussedSession, discussedSessions } from '@anwurf/db/queries/comments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useMemo } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import { Rows } from '../../../kit/layout/rows.tsx';
import { DiscussedRow } from './discussed-row.tsx';
import styles from './discussed-sessions.module.css';

const answers = { accepted: 'angenommen', declined: 'beiseitegelegt', open: 'offen' } as const;

function detailOf({ kind, name, minutes, answer }: DiscussedSession): string {
  const facts = kind === 'training' ? [name, minutes === null ? null : `${minutes} min`] : [name, answers[answer ?? 'open']];
  return facts.filter(Boolean).join(', ');
}

export interface DiscussedSessionsProps {
  team: string;
  user: string;
}

/** Finished trainings of a player and what was assigned to him, for the coach to write about. */
export function DiscussedSessions({ team, user }: DiscussedSessionsProps) {
  const sessions = loadedOr(
    useRows(
      useMemo(() => discussedSessions(team, user), [team, user]),
      { canBeEmpty: true },
    ),
    [],
  );
  const of = (wanted: DiscussedSession['kind']) => sessions.filter(({ kind }) => kind === wanted);
  const rows = (list: readonly DiscussedSession[]) => (
    <Rows>
      {list.map((session) => (
        <DiscussedRow key={session.thread} team={team} session={session} detail={detailOf(session)} />
      ))}
    </Rows>
  );
  const [trainings, assigned] = [of('training'), of('assignment')];
  return (
    <>
      <Card flush>
        <h2 className={styles.title}>Letzte Einheiten</h2>
        {trainings.length === 0 ? <p className={styles.none}>Noch nichts abgeschlossen.</p> : rows(trainings)}
      </Card>
      {assigned.length > 0 && (
        <Card flush>
          <h2 className={styles.title}>Zugewiesen</h2>
          {rows(assigned)}
        </Card>
      )}
    </>
  );
}
