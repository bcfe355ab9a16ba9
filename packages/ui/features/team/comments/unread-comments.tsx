import type { UnreadThread } from '@anwurf/db/queries/comments';
import { dayWords } from '../../../data/week/day-words.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { NewsLine } from '../assigned/news-line.tsx';

function textOf({ author, workout, day }: UnreadThread): string {
  const whose = author === '' ? 'Dein Trainerteam' : author;
  return `${whose} hat dir ${workout !== null ? `zum Training am ${dayWords(day)}` : 'zu einem zugewiesenen Training'} geschrieben.`;
}

/** Says where coaches have written what the player has not seen yet. */
export function UnreadComments({ threads }: { threads: readonly UnreadThread[] }) {
  return threads.map((one) => (
    <NewsLine
      key={one.thread}
      link={
        one.workout !== null ? (
          <ButtonLink to="/workout-completed" search={{ workout: one.workout }}>
            Lesen
          </ButtonLink>
        ) : (
          <ButtonLink to="/team" search={{ team: one.team }}>
            Lesen
          </ButtonLink>
        )
      }
    >
      {textOf(one)}
    </NewsLine>
  ));
}
