import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { useDatabase } from '@anwurf/db/client/react';
import {
  addSetAfterwards,
  correctSet,
  moveSetsToExercise,
  removeSets,
  removeWorkout,
  type UndoCorrection,
} from '@anwurf/db/commands/correct-workout';
import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { exercisesOfSession, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import { metricToUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { bySetOrder, isCountedSet, placeOfSet, setName } from '@anwurf/domain/workout/set-kind';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import { Plus, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { ExercisePickerProps, PickedExercise } from '../../../data/picked-exercise.ts';
import { useUnchanged } from '../../../data/use-unchanged.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useSteady } from '../../../kit/use-steady.ts';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { useWorkoutSets, type WorkoutSets } from '../run/use-workout-sets.ts';
import { plannedValues } from '../set/metric-fields.ts';
import { NoWorkout, WorkoutNotLoaded } from '../workout-problem.tsx';
import styles from './edit-screen.module.css';
import type { EditedWorkout } from './edited-workout.ts';
import { AboutWorkout } from './about-workout.tsx';
import { WithoutSets } from './without-sets.tsx';
import { LoggedExercise } from './logged-exercise.tsx';
import { SetDialog, valuesAfter } from './set-dialog.tsx';
import { TimesDialog } from './times-dialog.tsx';

const canBeEmpty = { canBeEmpty: true };
const nothing: SidedValues = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };
/** A key that no session has. */
const noSession = '00000000-0000-0000-0000-000000000000';
const noData = {
  title: 'Fehler beim Laden',
  action: (
    <ButtonLink to="/statistics/training" variant="court">
      Zu deinen Trainings
    </ButtonLink>
  ),
  children: 'Deine Sätze sind gespeichert. Workout-Daten konnten nicht geladen werden.',
};

/** The dialog that is open above the screen. */
type Opened =
  | { kind: 'times' }
  | { kind: 'add' }
  | { kind: 'swap'; sets: readonly StoredSet[] }
  | { kind: 'set'; exercise: PickedExercise; set: StoredSet | null; planned: SidedValues };

const ofSet = ({ exerciseId, exerciseName, phase, unit }: StoredSet): PickedExercise => ({
  id: exerciseId,
  name: exerciseName,
  phase: phase ?? 'main',
  unit,
});

const ofPlan = ({ id, name, phase, unit }: SessionExercise): PickedExercise => ({
  id,
  name,
  phase,
  unit: unit ?? metricToUnit(unitToMetric(unit)),
});

export interface EditScreenProps {
  workoutId: string;
  renderPicker: (props: ExercisePickerProps) => ReactNode;
  onRemoved: () => void;
}

/** 'Training bearbeiten': everything about a finished workout can be put right. */
export function EditScreen({ workoutId, renderPicker, onRemoved }: EditScreenProps) {
  const workout = useFirstRow(finishedWorkout(workoutId));
  const sessionId = workout.state === 'rows' ? (workout.value?.sessionId ?? noSession) : noSession;
  const { logged, sets, noteWritten } = useWorkoutSets(workoutId);
  const data = allLoaded({
    workout,
    logged,
    planned: useRows(exercisesOfSession(sessionId), canBeEmpty),
  });
  if (data.state !== 'rows') return <WorkoutNotLoaded data={data} {...noData} />;
  if (data.value.workout === null) return <NoWorkout {...noData} />;
  const shown = { workout: { ...data.value.workout, workoutId }, planned: data.value.planned, sets, noteWritten };
  return <Edited {...shown} renderPicker={renderPicker} onRemoved={onRemoved} />;
}

interface EditedProps extends Pick<EditScreenProps, 'renderPicker' | 'onRemoved'>, Pick<WorkoutSets, 'sets' | 'noteWritten'> {
  workout: EditedWorkout;
  /** Exercises of the session that was trained. */
  planned: readonly SessionExercise[];
}

interface FootProps {
  onAdd: () => void;
  onRemove: () => void;
}

/** One more exercise, or none of it. */
const Foot = memo(function Foot({ onAdd, onRemove }: FootProps) {
  return (
    <div className={styles.foot}>
      <Button wide onPress={onAdd}>
        <Plus size={20} aria-hidden="true" />
        Übung hinzufügen
      </Button>
      <Button variant="danger" wide onPress={onRemove}>
        <Trash2 size={20} aria-hidden="true" />
        Training löschen
      </Button>
    </div>
  );
});

/** A correction with one tap, which can be taken back. */
function tell(title: string, text: string | undefined, work: Promise<UndoCorrection>): Promise<void> {
  const taken = async () => {
    const undo = await work;
    const back = () => void sayFailure(undo(), 'Fehler', 'Das konnte nicht rückgängig gemacht werden.');
    showMessage(title, text, { label: 'Rückgängig', run: back });
  };
  return taken().catch(() => void showFailure('Fehler', 'Die Änderung konnte nicht gespeichert werden.'));
}

function Edited({ workout: read, sets, noteWritten, planned, renderPicker, onRemoved }: EditedProps) {
  const db = useDatabase();
  // A dialog that opens or closes and a corrected set change nothing of what stands around the sets.
  const workout = useUnchanged(read);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { workoutId, sessionId } = workout;
  const close = () => setOpened(null);
  const { groups } = workoutSummary(sets, null);
  const open = useUnchanged(planned.filter(({ name }) => !sets.some(({ exerciseName }) => exerciseName === name)));
  const setsOf = (name: string) => sets.filter(({ exerciseName }) => exerciseName === name);

  function pick(exercise: PickedExercise) {
    if (opened?.kind === 'swap') {
      const [first] = opened.sets;
      close();
      void tell('Übung geändert', `${exercise.name} statt ${first?.exerciseName ?? ''}`, moveSetsToExercise(db, opened.sets, exercise));
    } else setOpened({ kind: 'set', exercise, set: null, planned: nothing });
  }

  async function remove() {
    await tell('Training gelöscht', undefined, removeWorkout(db, workout));
    onRemoved();
  }

  const steady = useSteady({
    changeTimes: () => setOpened({ kind: 'times' }),
    addOfPlan: (row: SessionExercise) => setOpened({ kind: 'set', exercise: ofPlan(row), set: null, planned: plannedValues(row) }),
    addExercise: () => setOpened({ kind: 'add' }),
    remove: () => void remove(),
  });

  return (
    <Page
      title="Training bearbeiten"
      back={<BackLink to="/workout-completed" search={{ workout: workoutId }} />}
      action={
        <BottomAction>
          <ButtonLink to="/workout-completed" search={{ workout: workoutId }} variant="court">
            Fertig
          </ButtonLink>
        </BottomAction>
      }
    >
      <AboutWorkout workout={workout} onChangeTimes={steady.changeTimes} />
      {groups.map((group) => (
        <section key={group.phase} className={styles.phase}>
          <h2>{PHASE_LABELS[group.phase]}</h2>
          <div className={styles.cards}>
            {group.exercises.map(({ name, sets: own }) => (
              <LoggedExercise
                key={name}
                name={name}
                sets={own}
                onEdit={(set) => setOpened({ kind: 'set', exercise: ofSet(set), set, planned: nothing })}
                onAdd={(like) => setOpened({ kind: 'set', exercise: ofSet(like), set: null, planned: nothing })}
                onSwap={(swapped) => setOpened({ kind: 'swap', sets: swapped })}
                onRemove={(removed) => void tell('Übung gelöscht', name, removeSets(db, removed, sessionId))}
              />
            ))}
          </div>
        </section>
      ))}
      <WithoutSets exercises={open} onAdd={steady.addOfPlan} />
      <Foot onAdd={steady.addExercise} onRemove={steady.remove} />
      {opened?.kind === 'times' && <TimesDialog workout={workout} onClose={close} />}
      {opened?.kind === 'add' && renderPicker({ title: 'Übung hinzufügen', like: null, onPick: pick, onClose: close })}
      {opened?.kind === 'swap' &&
        opened.sets[0] &&
        renderPicker({ title: 'Andere Übung', like: ofSet(opened.sets[0]), onPick: pick, onClose: close })}
      {opened?.kind === 'set' && (
        <SetDialog
          workoutId={workoutId}
          exercise={opened.exercise}
          set={opened.set}
          name={nameOf(opened.set, setsOf(opened.exercise.name))}
          initial={opened.set ?? valuesAfter(setsOf(opened.exercise.name), opened.planned)}
          others={setsOf(opened.exercise.name).filter(({ id }) => id !== opened.set?.id)}
          onSave={async (values, reserve) => {
            const { set, exercise } = opened;
            const stored = await (set === null
              ? addSetAfterwards(db, workout, exercise, values, reserve)
              : correctSet(db, set, values, reserve));
            noteWritten(stored.id, stored);
          }}
          {...(opened.set !== null && {
            onRemove: () => {
              const { set } = opened;
              close();
              if (set !== null) void tell('Satz gelöscht', set.exerciseName, removeSets(db, [set], sessionId));
            },
          })}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** A set by its place among those of its exercise, as the list shows it; a new one comes last. */
function nameOf(set: StoredSet | null, own: readonly StoredSet[]): string {
  if (set === null) return setName({}, own.filter(isCountedSet).length + 1);
  const stored = own.find(({ id }) => id === set.id) ?? set;
  return setName(stored, placeOfSet(own.toSorted(bySetOrder), stored));
}
