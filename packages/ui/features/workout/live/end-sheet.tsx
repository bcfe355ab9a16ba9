import { useDatabase } from '@anwurf/db/client/react';
import { discardLiveTraining } from '@anwurf/db/commands/workout-progress';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { setVolume } from '@anwurf/domain/workout/logged-set';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { useState } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { guardPresses } from '../../../kit/action/press-guard.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { QuestionDialog } from '../../../kit/overlay/question-dialog.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import styles from './end-sheet.module.css';

const failed = { title: 'Fehler', text: 'Das Training konnte nicht verworfen werden. Deine Sätze sind gespeichert.' };

export interface EndSheetProps {
  workout: RunningWorkout;
  onDiscarded: () => void;
}

/** 'Training beenden': what was done and what stays open, and whether it counts. */
export function EndSheet({ workout, onDiscarded }: EndSheetProps) {
  const { run, sets, exercises, done, stay, finish } = workout;
  const db = useDatabase();
  const { run: submit, pending } = useSubmission({ leaves: true });
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => new Date());
  const volume = sets.reduce((sum, set) => sum + setVolume(set), 0);
  const begun = done.filter((count) => count > 0).length;
  const open = exercises.filter((exercise, index) => (done[index] ?? 0) < setCountOf(exercise));
  const minutes = workoutMinutes([run.startTime, ...sets.map(({ loggedAt }) => loggedAt), now]);
  const facts = [
    { label: minutes === 1 ? 'Minute' : 'Minuten', value: minutes },
    { label: sets.length === 1 ? 'Satz' : 'Sätze', value: sets.length },
    ...(volume > 0 ? [{ label: 'kg bewegt', value: formatGermanDecimal(volume, { decimals: 0 }) }] : []),
    { label: begun === 1 ? 'Übung' : 'Übungen', value: begun },
  ];

  async function discard() {
    await discardLiveTraining(db, run.workoutId);
    onDiscarded();
  }
  const end = () => void submit({ words: failed, work: discard });

  return (
    <Sheet title="Training beenden" isOpen onOpenChange={stay}>
      {sets.length === 0 ? (
        <p>Du hast in diesem Training noch keinen Satz gespeichert. Wenn du es jetzt beendest, gibt es nichts auszuwerten.</p>
      ) : (
        <Facts facts={facts} className={styles.facts} />
      )}
      {sets.length > 0 && open.length > 0 && (
        <ul className={styles.open} aria-label="Noch offen">
          {open.map((exercise) => (
            <li key={exercise.id}>
              <b>{exercise.name}:</b> {done[exercises.indexOf(exercise)] ?? 0} von {setCountOf(exercise)} Sätzen
            </li>
          ))}
          <li className={styles.hint}>Was offen ist, wird nicht gezählt.</li>
        </ul>
      )}
      {sets.length === 0 ? (
        <div className={styles.actions} ref={guardPresses}>
          <Button variant="court" wide onPress={stay}>
            Weiter trainieren
          </Button>
          <Button variant="quiet" wide pending={pending} onPress={end}>
            Ohne Sätze beenden
          </Button>
        </div>
      ) : (
        <div className={styles.actions} ref={guardPresses}>
          <Button variant="ball" wide onPress={finish}>
            Training abschließen
          </Button>
          <div className={styles.low}>
            <Button variant="quiet" onPress={stay}>
              Weiter trainieren
            </Button>
            <span className={styles.discard}>
              <Button variant="quiet" onPress={() => setAsking(true)}>
                Verwerfen
              </Button>
            </span>
          </div>
        </div>
      )}
      {asking && (
        <QuestionDialog
          title="Training verwerfen?"
          other={{ label: 'Abbrechen', onPress: () => setAsking(false) }}
          answer={{ label: 'Verwerfen', variant: 'danger', pending, onPress: end }}
          onDismiss={() => setAsking(false)}
        >
          {sets.length === 1 ? 'Dein Satz wird gelöscht.' : `Deine ${sets.length} Sätze werden gelöscht.`} Das lässt sich nicht rückgängig
          machen.
        </QuestionDialog>
      )}
    </Sheet>
  );
}
