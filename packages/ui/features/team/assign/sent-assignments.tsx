import { planWishesSchema } from '@anwurf/domain/team/plan-wishes';
import { useDatabase } from '@anwurf/db/client/react';
import { takeAssignmentBack } from '@anwurf/db/commands/assign-plan';
import type { Assignee, SentAssignment } from '@anwurf/db/queries/assignments';
import { useState } from 'react';
import { localDay } from '../../../data/local-day.ts';
import { dayWords } from '../../../data/week/day-words.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { dayText, nameText } from '../squad/member-words.ts';
import { answersText, answerText, wishesText } from './assignment-words.ts';
import styles from './sent-assignments.module.css';

const failure = { title: 'Fehler', text: 'Die Zuweisung konnte nicht zurückgenommen werden. Sie gilt weiter.' };

/** More players open on demand. */
const MOST_SHOWN = 6;

/** Takes an assignment back with a second press: what players have answered goes with it. */
function TakeBack({ team, sent }: { team: string; sent: SentAssignment }) {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="quiet" aria-label={`${sent.title} zurücknehmen`} onPress={() => setAsked(true)}>
        Zurücknehmen
      </Button>
    );
  }
  return (
    <div className={styles.sure}>
      <p>Wer angenommen hat, behält den Plan. Alle Antworten gehen.</p>
      <Button onPress={() => setAsked(false)}>Abbrechen</Button>
      <Button
        variant="danger"
        pending={pending}
        onPress={() => void run({ words: failure, work: () => takeAssignmentBack(db, team, sent.id) })}
      >
        Wirklich zurücknehmen
      </Button>
    </div>
  );
}

/** The answer of each player. */
function Answers({ players, today }: { players: readonly Assignee[]; today: string }) {
  return (
    <Rows>
      {players.map((player) => (
        <Row
          key={player.id}
          detail={
            <>
              {answerText(player, today)}
              {player.comment !== null && <q className={styles.comment}>{player.comment}</q>}
            </>
          }
        >
          {nameText(player.name)}
        </Row>
      ))}
    </Rows>
  );
}

export interface SentAssignmentsProps {
  team: string;
  sent: readonly SentAssignment[];
  assignees: readonly Assignee[];
  today: string;
  /** Whether the reader may take them back. */
  isCoach: boolean;
}

/** All that was sent, and the answers to it. */
export function SentAssignments({ team, sent, assignees, today, isCoach }: SentAssignmentsProps) {
  return sent.map((one) => {
    const wishes = planWishesSchema.safeParse(one.wishes).data;
    const players = assignees.filter(({ assignment }) => assignment === one.id);
    return (
      <Card key={one.id} flush aria-labelledby={one.id}>
        <header className={styles.head}>
          <h2 id={one.id}>{one.title}</h2>
          <p>
            {[
              one.day === null ? null : dayWords(one.day),
              `${dayText(localDay(one.sentAt), today)}${one.coach === '' ? '' : ` von ${one.coach}`} geschickt`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {wishes !== undefined && <p>Plan für jede Person · {wishesText(wishes)}</p>}
          {one.note !== null && <p className={styles.note}>{one.note}</p>}
        </header>
        {players.length > MOST_SHOWN ? (
          <div className={styles.answers}>
            <p>{answersText(players)}</p>
            <Disclosure title="Wer was geantwortet hat">
              <Answers players={players} today={today} />
            </Disclosure>
          </div>
        ) : (
          <Answers players={players} today={today} />
        )}
        {isCoach && (
          <footer className={styles.foot}>
            <TakeBack team={team} sent={one} />
          </footer>
        )}
      </Card>
    );
  });
}
