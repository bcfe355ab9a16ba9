import type { WorkoutWords } from '@anwurf/db/commands/finish-workout';
import { useState } from 'react';
import { guardArrival } from '../../../kit/action/press-guard.ts';
import { Button } from '../../../kit/action/button.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import styles from './end-sheet.module.css';

export interface EndActionsProps {
  workout: RunningWorkout;
  said: WorkoutWords;
  onDiscarded: () => void;
}

/** The ways on from the end: where 'Weiter' stood in the workout a moment ago, the training goes on. A live training without a set leaves nothing; a session of the plan can be ticked off without one. */
export function EndActions({ workout: { flow, sets, stay, finish, discard }, said, onDiscarded }: EndActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false);

  async function throwAway() {
    if (isDiscarding) return;
    setDiscarding(true);
    const isGone = await discard();
    setDiscarding(false);
    if (isGone) onDiscarded();
  }
  const goOn = (
    <Button variant={sets.length === 0 ? 'court' : 'quiet'} wide={sets.length === 0} onPress={stay}>
      Weiter trainieren
    </Button>
  );
  if (sets.length === 0) {
    return (
      <div className={styles.actions} ref={guardArrival}>
        {goOn}
        {flow === 'planned' && (
          <Button variant="quiet" wide onPress={() => finish(said)}>
            Ohne Sätze abschließen
          </Button>
        )}
        <Button variant="quiet" wide pending={isDiscarding} onPress={() => void throwAway()}>
          {flow === 'planned' ? 'Verwerfen' : 'Ohne Sätze beenden'}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions} ref={guardArrival}>
      <Button variant="ball" wide onPress={() => finish(said)}>
        Training abschließen
      </Button>
      <div className={styles.low}>
        <span className={styles.discard}>
          <Button variant="quiet" pending={isDiscarding} onPress={() => void throwAway()}>
            Verwerfen
          </Button>
        </span>
        {goOn}
      </div>
    </div>
  );
}
