import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { HealthGate } from '../../data/health/health-gate.tsx';
import { useHealthConsent } from '../../data/health/use-health-consent.ts';
import { Button } from '../../kit/action/button.tsx';
import { QuestionCard } from '../../kit/overlay/question-card.tsx';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import { useUserId } from '../../storage/user-id.tsx';
import { HealthSheet } from './health-sheet.tsx';
import { useToday } from '../../data/use-today.ts';

const answeredWeeks = healthWeeks();
const last = finishedWorkouts(1);
const canBeEmpty = { canBeEmpty: true };
/** Monday of the week in which the player does not want to be asked. */
const notAsked = (userId: string) => keptOfUser('healthQuestion', z.iso.date(), userId);

/**
 * Asks once a week how it went; not before the first training, not without health data, and not again in a
 * week that was answered or declined.
 */
export function HealthQuestion() {
  const userId = useUserId();
  const monday = mondayOf(useToday());
  const data = allLoaded({
    answered: useRows(answeredWeeks, canBeEmpty),
    workout: useFirstRow(last, canBeEmpty),
    consent: useHealthConsent(),
  });
  const [declined, setDeclined] = useState(() => notAsked(userId).read());
  const [isAsking, setAsking] = useState(false);
  if (data.state !== 'rows') return null;
  const { answered, workout, consent } = data.value;
  const isDue = consent?.granted !== false && workout !== null && declined !== monday && !answered.some(({ week }) => week === monday);
  return (
    <>
      {isDue && (
        <QuestionCard
          icon={HeartPulse}
          title="Wie war deine Woche?"
          text="Beschwerden ändern, was dir guttut: Nach deiner Antwort passen Sätze und Gewichte."
        >
          <Button onPress={() => setAsking(true)}>Antworten</Button>
          <Button
            variant="quiet"
            onPress={() => {
              notAsked(userId).keep(monday);
              setDeclined(monday);
            }}
          >
            Diese Woche nicht
          </Button>
        </QuestionCard>
      )}
      {isAsking && (
        <HealthGate onClose={() => setAsking(false)}>
          <HealthSheet answered={answered} onClose={() => setAsking(false)} />
        </HealthGate>
      )}
    </>
  );
}
