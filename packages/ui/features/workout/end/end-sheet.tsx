import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { setVolume } from '@anwurf/domain/workout/logged-set';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { useState } from 'react';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import { EndActions } from './end-actions.tsx';
import { EndWords } from './end-words.tsx';
import styles from './end-sheet.module.css';
import { OpenExercises } from './open-exercises.tsx';

export interface EndSheetProps {
  workout: RunningWorkout;
  onDiscarded: () => void;
}

function factsOf({ run, sets, done }: RunningWorkout, now: Date) {
  const volume = sets.reduce((sum, set) => sum + setVolume(set), 0);
  const counted = sets.filter(isCountedSet).length;
  const begun = done.filter((count) => count > 0).length;
  const minutes = workoutMinutes([run.startTime, ...sets.map(({ loggedAt }) => loggedAt), now]);
  return [
    { label: minutes === 1 ? 'Minute' : 'Minuten', value: minutes },
    { label: counted === 1 ? 'Satz' : 'Sätze', value: counted },
    ...(volume > 0 ? [{ label: 'kg bewegt', value: formatGermanDecimal(volume, { decimals: 0 }) }] : []),
    { label: begun === 1 ? 'Übung' : 'Übungen', value: begun },
  ];
}

/** 'Training beenden', of a plan or live: what was done, what stays open, how hard it was, and whether it counts. */
export function EndSheet({ workout, onDiscarded }: EndSheetProps) {
  const { sets, exercises, done, stay, go } = workout;
  const [now] = useState(() => new Date());
  const [effort, setEffort] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const open = exercises.flatMap((exercise, index) => {
    const finished = done[index] ?? 0;
    return finished < setCountOf(exercise) ? [{ exercise, index, finished }] : [];
  });
  const isEmpty = sets.length === 0;

  return (
    <Sheet title="Training beenden" isOpen onOpenChange={stay}>
      {isEmpty ? (
        <p>Du hast in diesem Training noch keinen Satz gespeichert. Wenn du es jetzt beendest, gibt es nichts auszuwerten.</p>
      ) : (
        <>
          <Facts facts={factsOf(workout, now)} className={styles.facts} />
          <OpenExercises
            open={open}
            onOpen={(index) => {
              stay();
              go(index);
            }}
          />
          <EndWords effort={effort} onEffort={setEffort} note={note} onNote={setNote} />
        </>
      )}
      <EndActions workout={workout} said={{ effort, note: note.trim() }} onDiscarded={onDiscarded} />
    </Sheet>
  );
}
