import { useDatabase } from '@anwurf/db/client/react';
import { answerCoaches, type OwnThread, takeAnswerBack } from '@anwurf/db/commands/write-comment';
import { type OwnThreadEntry, ownThread, type ThreadPlace, threadPlaces } from '@anwurf/db/queries/comments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
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

interface ThreadOfTeamProps {
  about: OwnThread;
  title: string;
  /** Where the player is in several teams. */
  teamName: string | null;
  entries: readonly OwnThreadEntry[];
}

/** The thread with one team; a button that begins it while it is empty. */
function ThreadOfTeam({ about, title, teamName, entries }: ThreadOfTeamProps) {
  const db = useDatabase();
  const [isBegun, setBegun] = useState(false);
  const fresh = useShownThread(about.thread, entries);
  const whom = teamName === null ? 'deinem Trainerteam' : `deinem Trainerteam (${teamName})`;
  if (entries.length === 0 && !isBegun) {
    return (
      <div>
        <Button variant="quiet" onPress={() => setBegun(true)}>
          <MessageSquare size={20} aria-hidden="true" />
          {`${whom.charAt(0).toUpperCase()}${whom.slice(1)} schreiben`}
        </Button>
      </div>
    );
  }
  return (
    <CommentThread
      label={`Gespräch mit ${whom}: ${title}`}
      entries={entries}
      fresh={fresh}
      field={entries.length === 0 ? 'Deine Nachricht' : 'Deine Antwort'}
      hint={hint}
      onSend={(body) => answerCoaches(db, about, body)}
      onTakeBack={(entry) => takeAnswerBack(db, about, entry)}
    />
  );
}

const noEntries: readonly OwnThreadEntry[] = [];
const noPlaces: readonly ThreadPlace[] = [];

/** Threads of the player and his coaches about a workout or an assignment, one with each team that sees it; either side begins it. */
export function OwnComments({ kind, thread, title }: OwnCommentsProps) {
  const entries = loadedOr(
    useRows(
      useMemo(() => ownThread(thread), [thread]),
      { canBeEmpty: true },
    ),
    noEntries,
  );
  const places = loadedOr(
    useRows(
      useMemo(() => threadPlaces(thread), [thread]),
      { canBeEmpty: true },
    ),
    noPlaces,
  );
  // A workout may be talked about in two teams, which do not read each other.
  const teams = [...new Set([...entries, ...places].map(({ team }) => team))];
  return teams.flatMap((team) => {
    const said = entries.filter((entry) => entry.team === team);
    const place = places.find((one) => one.team === team);
    const known = said[0] ?? place;
    return known === undefined ? (
      []
    ) : (
      <ThreadOfTeam
        key={team}
        about={{ kind, team, thread: known.thread, day: known.day }}
        title={title}
        teamName={teams.length > 1 ? (place?.name ?? null) : null}
        entries={said}
      />
    );
  });
}
