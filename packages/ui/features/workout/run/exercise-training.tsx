import { useSyncState } from '@anwurf/db/client/react';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { HOLD_SIGNALS, REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import { SIDE_LABELS, type SidedValues } from '@anwurf/domain/workout/sides';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { recordsOfSet } from '@anwurf/domain/workout/personal-record';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { progressText } from '@anwurf/domain/workout/workout-progress';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { useHold } from '../hold/use-hold.ts';
import { ExerciseNote } from '../note/exercise-note.tsx';
import { NextExercise } from '../rest/next-exercise.tsx';
import { RestTimer } from '../rest/rest-timer.tsx';
import type { RestClock } from '../rest/use-rest.ts';
import { fieldsWithSteps, plannedValues } from '../set/metric-fields.ts';
import { OpenSet } from '../set/open-set.tsx';
import { RecordBand } from '../set/record-band.tsx';
import { recordSpoken } from '@anwurf/domain/workout/record-words';
import { ReserveChoice } from '../set/reserve-choice.tsx';
import { SetTable } from '../set/set-table.tsx';
import { SideNote } from '../set/side-note.tsx';
import { countsReserve, type TrainedExercise } from '../set/trained-exercise.ts';
import { useNextLoad } from '../set/use-next-load.ts';
import { type SetWrites, useSetInput } from '../set/use-set-input.ts';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { ExerciseAction } from './exercise-action.tsx';
import { ExerciseDone } from './exercise-done.tsx';
import { ExerciseHead } from './exercise-head.tsx';
import styles from './exercise-training.module.css';
import { LastWorkout } from './last-workout.tsx';
import { useExercisePast, useFreshRecords } from './use-exercise-sets.ts';
import { WorkoutDock, WorkoutSteps } from './workout-dock.tsx';

export interface ExerciseTrainingProps extends SetWrites {
  workoutId: string;
  exercise: TrainedExercise;
  index: number;
  nextExercise: TrainedExercise | null;
  exerciseCount: number;
  /** The sets of this exercise in this workout, in the order they were logged. */
  sets: readonly StoredSet[];
  /** Sets that are on this device alone. */
  waitingIds: ReadonlySet<string>;
  rest: RestClock;
  /** Days without training beyond a week. */
  missedDays: number;
  complaint: ReactNode;
  /** Lets the player take another exercise; undefined: not offered. */
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
  /** Announces to a screen reader. */
  onSay: (text: string) => void;
  onBack: () => void;
  onNext: () => void;
  /** Parts that a live training replaces; undefined: a guided workout. */
  live?: LiveManner;
}

/** How a live training differs from a guided workout. */
export interface LiveManner {
  /** In place of the prescription. */
  head: ReactNode;
  /** On the button that stores a set. */
  saveLabel: string;
  /** Beside that button; takes the place of the way to the neighbours. */
  beside: ReactNode;
  /** The input cannot be stored. */
  onIncomplete: (values: SidedValues) => void;
  /** A set is stored. */
  onWhole: (number: number, isLastSet: boolean) => void;
}

/** Whether its sets are so light that the next exercise follows at once. */
function leadsOn({ phase, pauseSeconds }: TrainedExercise): boolean {
  return phase !== 'main' && !pauseSeconds;
}

/** One exercise of a running workout: prescription, sets, the last time, and the one action. */
export function ExerciseTraining(props: ExerciseTrainingProps) {
  const { workoutId, exercise, index, nextExercise, exerciseCount, sets, rest, complaint, onSwap, onSay, onReserve, onBack, onNext, live } =
    props;
  const { past, last, bests } = useExercisePast(exercise, workoutId);
  const { refused, connection } = useSyncState();
  const refusedIds = new Set(refused.map(({ key }) => key));

  const metric = unitToMetric(exercise.unit);
  const setCount = setCountOf(exercise);
  const { advice, weightStep } = useNextLoad(exercise, workoutId, props.missedDays);
  const fields = fieldsWithSteps(metric, weightStep);
  const records = useFreshRecords(exercise, sets, bests);
  const asksReserve = countsReserve(exercise);

  function onWhole(number: number, values: SidedValues) {
    const isLastSet = number >= setCount;
    live?.onWhole(number, isLastSet);
    const isEnd = nextExercise === null && isLastSet;
    if (exercise.pauseSeconds && !isEnd) rest.start(exercise.pauseSeconds);
    else if (isLastSet && !isEnd && leadsOn(exercise)) onNext();
    // Stays while there is a new record to show.
    else if (isLastSet && live && recordsOfSet(values, exercise.phase === 'main' ? bests : [], sets).length === 0) onNext();
    const pause = exercise.pauseSeconds && !isEnd ? ` Pause ${exercise.pauseSeconds} Sekunden.` : '';
    onSay(`Satz ${number} gespeichert.${pause}`);
  }
  const input = useSetInput({
    ...props,
    setCount,
    last,
    bests,
    advised: advice?.values ?? null,
    onWhole,
    onIncomplete: live?.onIncomplete,
  });
  const { openNumber, side } = input;

  const record = records[0];
  const recordText = record === undefined ? '' : recordSpoken(record);
  const say = useEffectEvent(onSay);
  useEffect(() => {
    if (recordText !== '') say(recordText);
  }, [recordText]);

  const hold = useHold(`${exercise.id} ${input.number} ${side}`, (seconds) => void input.save(seconds));
  const isHolding = hold.isRunning && !input.editing;
  const target = plannedValues(exercise).durationSeconds;
  const resting = rest.remaining !== null && !isHolding;
  const latest = sets.at(-1);
  const isDone = openNumber === null;
  // While resting or holding only an edit opens a row: the table shows what is done, the clock what is next.
  const shownNumber = input.editing?.setNumber ?? (resting || isHolding ? null : input.number);
  const top = useRef<HTMLDivElement>(null);
  // Scrolls to the news: the record or the sum at the top, else the row being entered.
  const view = resting && (isDone || record !== undefined) ? 'top' : shownNumber;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (view === 'top') window.scrollTo({ top: 0 });
    else if (view !== null) top.current?.querySelector('[data-entered]')?.scrollIntoView({ block: 'nearest' });
  }, [view]);
  const sideWord = side === null ? '' : `, ${SIDE_LABELS[side].toLowerCase()}`;
  const steps = !live && <WorkoutSteps index={index} exerciseCount={exerciseCount} onBack={onBack} onNext={onNext} />;

  function dock() {
    if (isHolding) {
      return (
        <HoldPanel
          clock={hold}
          title={`Satz ${input.number}${sideWord}`}
          onEnd={() => {
            const { held } = hold;
            hold.drop();
            void input.save(held);
          }}
        />
      );
    }
    if (resting && !input.editing) {
      const card = nextExercise && (
        <NextExercise exercise={nextExercise} position={progressText(index + 1, exerciseCount)} onSwap={onSwap} />
      );
      return (
        <RestTimer
          remaining={rest.remaining ?? 0}
          total={rest.total}
          next={isDone ? { card } : `Satz ${openNumber} von ${setCount}`}
          variant={record === undefined ? 'ball' : 'chalk'}
          onAdjust={rest.adjust}
          onEnd={isDone && nextExercise !== null ? onNext : rest.end}
        >
          {steps}
        </RestTimer>
      );
    }
    return (
      <>
        <ExerciseAction
          input={input}
          isLast={nextExercise === null}
          {...(live && { saveLabel: live.saveLabel, beside: live.beside })}
          onStartClock={metric === 'seconds' ? () => hold.start(target) : null}
          onNext={onNext}
        />
        {steps}
      </>
    );
  }

  return (
    <div className={styles.training} ref={top}>
      <div className={styles.content}>
        {record !== undefined && <RecordBand records={records} exerciseName={exercise.name} />}
        {resting && isDone && record === undefined && <ExerciseDone name={exercise.name} sets={sets} last={last} />}
        {live?.head}
        {!live && !(resting && (isDone || record !== undefined)) && (
          <ExerciseHead
            exercise={exercise}
            bestSeconds={metric === 'seconds' ? (bests.find(({ kind }) => kind === 'seconds')?.value ?? null) : null}
            onSwap={onSwap}
          />
        )}
        {resting && asksReserve && latest && !input.editing && (
          <ReserveChoice
            label={`Satz ${latest.setNumber}: Wie viele wären noch gegangen?`}
            value={latest.reserve}
            onChange={(reserve) => void onReserve(latest, reserve)}
          />
        )}
        <SetTable
          fields={fields}
          hasSides={exercise.unit !== null && isPerSideUnit(exercise.unit)}
          setCount={setCount}
          sets={sets}
          last={last}
          openNumber={shownNumber}
          runningNumber={isHolding ? input.number : null}
          savingNumber={input.savingNumber}
          refusedIds={refusedIds}
          waitingIds={connection === 'offline' ? props.waitingIds : new Set()}
          onEdit={input.edit}
          editor={
            shownNumber !== null && (
              <OpenSet
                number={shownNumber}
                metric={metric}
                fields={fields}
                last={last}
                input={input}
                advice={sets.length === 0 ? advice : null}
                asksReserve={asksReserve}
              />
            )
          }
        />
        <SideNote set={sets.findLast((set) => set.rightAmount !== null) ?? last.at(-1)} />
      </div>
      <WorkoutDock isClock={isHolding || (resting && !input.editing)}>{dock()}</WorkoutDock>
      <div className={styles.more}>
        {(metric === 'seconds' || exercise.pauseSeconds) && <SoundSwitch marks={metric === 'seconds' ? HOLD_SIGNALS : REST_SIGNALS} />}
        <ExerciseNote exerciseName={exercise.name} />
        {complaint}
        {past.state === 'failed' ? <NotLoaded data={past} /> : <LastWorkout fields={fields} sets={last} />}
      </div>
    </div>
  );
}
