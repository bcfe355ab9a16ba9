import { useDatabase } from '@anwurf/db/client/react';
import { answerCoaches, type OwnThread, takeAnswerBack } from '@anwurf/db/commands/write-comment';
import { type OwnThreadEntry, ownThread } from '@anwurf/db/queries/comments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useMemo } from 'react';
import { CommentThread } from './comment-thread.tsx';
import { useShownThread } from './use-shown-thread.ts';

const hint = 'Dein Trainerteam liest es. Tut etwas weh, melde es unter „Tut etwas weh?“; hier brauchst du keinen Grund zu nennen.';

export interface OwnCommentsProps {
  kind: OwnThread['kind'];
  /** The workout or assignment. */
  thread: string;
  /** Names the thread. */
  title: string;
}

function Answers({ kind, title, entries }: OwnCommentsProps & { entries: readonly OwnThreadEntry[] }) {
  const db = useDatabase();
  const [first] = entries;
  const fresh = useShownThread(first?.thread ?? '', entries);
  if (first === undefined) return null;
  const { team, day, thread } = first;
  const about: OwnThread = { kind, thread, team, day };
  return (
    <CommentThread
      label={`Gespräch mit deinem Trainerteam: ${title}`}
      entries={entries}
      fresh={fresh}
      field="Deine Antwort"
      hint={hint}
      onSend={(body) => answerCoaches(db, about, body)}
      onTakeBack={(entry) => takeAnswerBack(db, about, entry)}
    />
  );
}

/** Words of coaches to the player about a workout or an assignment, for him to answer; nothing where there are none. */
export function OwnComments(props: OwnCommentsProps) {
  const { thread } = props;
  const entries = loadedOr(
    useRows(
      useMemo(() => ownThread(thread), [thread]),
      { canBeEmpty: true },
    ),
    [],
  );
  // A workout may be talked about in two teams, which do not read each other.
  const teams = [...new Set(entries.map(({ team }) => team))];
  return teams.map((team) => <Answers key={team} {...props} entries={entries.filter((entry) => entry.team === team)} />);
}
