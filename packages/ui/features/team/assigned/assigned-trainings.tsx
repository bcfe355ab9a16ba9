import { ownAssignments } from '@anwurf/db/queries/assignments';
import { unreadThreads } from '@anwurf/db/queries/comments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { waitingOffers } from '@anwurf/db/queries/team-news';
import { dayWords } from '../../../data/week/day-words.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { UnreadComments } from '../comments/unread-comments.tsx';
import { AssignedTraining } from './assigned-training.tsx';
import styles from './assigned-training.module.css';
import { NewsLine } from './news-line.tsx';

const own = ownAssignments();
const unread = unreadThreads();
const offers = waitingOffers();
const canBeEmpty = { canBeEmpty: true };

export interface AssignedTrainingsProps {
  /** Only of this team; null: what waits for the player, of all teams. */
  team: string | null;
}

/** Training that the player's coaches sent, and, where it does not stand itself, what else of theirs waits for him; nothing where there is none. */
export function AssignedTrainings({ team }: AssignedTrainingsProps) {
  const all = loadedOr(useRows(own, canBeEmpty), []);
  const threads = loadedOr(useRows(unread, canBeEmpty), []);
  const measured = loadedOr(useRows(offers, canBeEmpty), []);
  const shown = all.filter((one) => (team === null ? one.answer === null : one.team === team));
  // A thread below its assignment needs no hint, and on a team's page its values stand themselves.
  const hints = threads.filter((one) => (team === null || one.team === team) && !shown.some(({ id }) => id === one.thread));
  const waiting = team === null ? measured : [];
  if (shown.length + hints.length + waiting.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Von deinem Trainerteam">
      {team !== null && <h2>Von deinem Trainerteam</h2>}
      <UnreadComments threads={hints} />
      {waiting.map((one) => (
        <NewsLine
          key={one.team}
          link={
            <ButtonLink to="/team" search={{ team: one.team }}>
              Ansehen
            </ButtonLink>
          }
        >
          Werte vom Testtag am {dayWords(one.day)} warten darauf, dass du sie übernimmst.
        </NewsLine>
      ))}
      {shown.map((one) => (
        <AssignedTraining key={one.id} assignment={one} />
      ))}
    </section>
  );
}
