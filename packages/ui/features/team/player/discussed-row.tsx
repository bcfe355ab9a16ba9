import { useDatabase } from '@anwurf/db/client/react';
import { takeWordBack, writeToPlayer } from '@anwurf/db/commands/write-comment';
import { type DiscussedSession, teamThread } from '@anwurf/db/queries/comments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useMemo, useState } from 'react';
import { dayWords } from '../../../data/week/day-words.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Row } from '../../../kit/layout/rows.tsx';
import { useUserId } from '../../../storage/user-id.tsx';
import { CommentThread } from '../comments/comment-thread.tsx';
import { useShownThread } from '../comments/use-shown-thread.ts';
import styles from './discussed-row.module.css';

const hint = 'Die Spielerin oder der Spieler liest es. Über Beschwerden und Gründe schreibt hier niemand.';

function Thread({ team, session: { member, kind, thread, day } }: { team: string; session: DiscussedSession }) {
  const db = useDatabase();
  const reader = useUserId();
  const entries = loadedOr(
    useRows(
      useMemo(() => teamThread(team, thread, reader), [team, thread, reader]),
      { canBeEmpty: true },
    ),
    [],
  );
  const fresh = useShownThread(thread, entries);
  const about = { team, member, kind, thread, day };
  return (
    <CommentThread
      label={`Gespräch zum ${dayWords(day)}`}
      entries={entries}
      fresh={fresh}
      field="Dein Kommentar"
      hint={hint}
      onSend={(body) => writeToPlayer(db, about, body)}
      onTakeBack={(entry) => takeWordBack(db, about, entry)}
    />
  );
}

const countText = (entries: number) => (entries === 0 ? 'Schreiben' : entries === 1 ? '1 Eintrag' : `${entries} Einträge`);

/** A session of a player, and on a press what was said about it. */
export function DiscussedRow({ team, session, detail }: { team: string; session: DiscussedSession; detail: string }) {
  const [isOpen, setOpen] = useState(false);
  const { day, entries, unread } = session;
  return (
    <>
      <Row
        detail={detail}
        end={
          <span className={styles.end}>
            {unread > 0 && <Badge kind="court">{unread === 1 ? '1 neu' : `${unread} neu`}</Badge>}
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={`${countText(entries)}: ${dayWords(day)}, ${detail}`}
              onPress={() => setOpen(!isOpen)}
            >
              {countText(entries)}
            </Button>
          </span>
        }
      >
        {dayWords(day)}
      </Row>
      {isOpen && (
        <li className={styles.thread}>
          <Thread team={team} session={session} />
        </li>
      )}
    </>
  );
}
