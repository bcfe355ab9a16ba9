import { handballSince } from '@anwurf/db/queries/handball-loads';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { firstMondayBefore } from '@anwurf/domain/statistics/weeks-before';
import { HANDBALL_WORDS, type HandballDay, type HandballLoad, openHandball, usualMinutes } from '@anwurf/domain/week/handball-load';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dateOf, shortWeekday } from '../../data/week/day-words.ts';
import { useHandballNote } from '../../data/week/use-handball-note.ts';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import { useUserId } from '../../storage/user-id.tsx';
import { EffortFields } from './effort-fields.tsx';
import styles from './handball-question.module.css';
import { useToday } from '../../data/use-today.ts';

const profileQuery = plannedProfile();
const canBeEmpty = { canBeEmpty: true };
const MOST_KEPT = 20;
/** Team trainings and matches, as 'day kind', that the player was not at. */
const notThere = (userId: string) => keptOfUser('handballQuestion', z.array(z.string()).check(z.maxLength(MOST_KEPT)), userId);
const nameOf = ({ day, kind }: HandballDay) => `${day} ${kind}`;

interface QuestionProps {
  open: HandballDay;
  noted: readonly HandballLoad[];
  today: string;
  onAbsent: () => void;
}

/** 'Teamtraining gestern', 'Spiel am So'. */
function titleOf({ day, kind }: HandballDay, today: string): string {
  return `${HANDBALL_WORDS[kind]} ${day === dayAfter(today, -1) ? 'gestern' : `am ${shortWeekday(day)}, ${dateOf(day).getDate()}.`}`;
}

function Question({ open, noted, today, onAbsent }: QuestionProps) {
  const { note } = useHandballNote();
  const [minutes, setMinutes] = useState<number | null>(() => usualMinutes(noted, open.kind));
  return (
    <Card aria-labelledby="handball-question">
      <div className={styles.question}>
        <header className={styles.head}>
          <h2 id="handball-question">{titleOf(open, today)}</h2>
          <Button variant="quiet" onPress={onAbsent}>
            Nicht dabei
          </Button>
        </header>
        <EffortFields
          minutes={minutes}
          onMinutes={setMinutes}
          effort={null}
          onEffort={(effort) => minutes !== null && void note({ ...open, minutes, effort })}
        />
      </div>
    </Card>
  );
}

/** Asks with one tap how hard the last team training or match was; nothing while none is open. */
export function HandballQuestion() {
  const userId = useUserId();
  const today = useToday();
  const data = allLoaded({
    said: useFirstRow(profileQuery, canBeEmpty),
    noted: useRows(handballSince(firstMondayBefore(mondayOf(today))), canBeEmpty),
  });
  const [absent, setAbsent] = useState(() => notThere(userId).read() ?? []);
  if (data.state !== 'rows') return null;
  const { said, noted } = data.value;
  const profile = rowToProfile(said === null ? undefined : { ...said });
  const open = openHandball(profile, noted, today).find((one) => !absent.includes(nameOf(one)));
  if (open === undefined) return null;
  return (
    <Question
      key={nameOf(open)}
      open={open}
      noted={noted}
      today={today}
      onAbsent={() => {
        const all = [...absent, nameOf(open)].slice(-MOST_KEPT);
        notThere(userId).keep(all);
        setAbsent(all);
      }}
    />
  );
}
