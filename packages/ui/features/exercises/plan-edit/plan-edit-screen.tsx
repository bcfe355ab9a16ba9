import { libraryExercises } from '@anwurf/db/queries/exercise-library';
import { type OwnExercise, ownExercises } from '@anwurf/db/queries/own-exercises';
import { exercisesOfPlan, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { type Plan, planById } from '@anwurf/db/queries/plans';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { ChevronLeft, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { ExercisesStep } from '../generator/exercises-step.tsx';
import { offeredExercises } from '../find/offered-exercise.ts';
import { type PlanDraft, planDraft } from './plan-draft.ts';
import styles from './plan-edit-screen.module.css';
import { type PlanEdit, usePlanEdit } from './use-plan-edit.ts';
import { useSaveEdit } from './use-save-edit.ts';

const library = libraryExercises();
const own = ownExercises();
const canBeEmpty = { canBeEmpty: true };
const weeksRule = numberRule(NUMERIC_FIELDS.plannedWeeks);

/** Weeks of the plan, how many sessions each has, and the sessions themselves. */
function CourseFields({ edit }: { edit: PlanEdit }) {
  const { weeks, perWeek, sessions, active } = edit.plan;
  const most = Math.max(1, Math.min(NUMERIC_FIELDS.plannedPerWeek.max, sessions.length));

  function remove() {
    const restore = edit.removeSession();
    showMessage(`Einheit ${active + 1} entfernt`, undefined, { label: 'Rückgängig', run: restore });
  }
  return (
    <section className={styles.course} aria-label="Wochen und Einheiten">
      <NumberBox label="Wochen" unit="Wochen" rule={weeksRule} value={weeks} onChange={(next) => edit.change({ weeks: next })} />
      <div className={styles.perWeek}>
        <p aria-hidden="true">Einheiten pro Woche</p>
        <MiniStepper
          label="Einheiten pro Woche"
          unit={`von ${sessions.length}`}
          rule={numberRule({ ...NUMERIC_FIELDS.plannedPerWeek, max: most })}
          value={Math.min(perWeek, most)}
          onChange={(next) => edit.change({ perWeek: next })}
        />
      </div>
      <div className={styles.sessions}>
        <Button isDisabled={!edit.canAddSession} onPress={edit.addSession}>
          <Plus size={20} aria-hidden="true" />
          Einheit hinzufügen
        </Button>
        <Button variant="quiet" isDisabled={sessions.length < 2} onPress={remove}>
          <Trash2 size={20} aria-hidden="true" />
          Einheit {active + 1} entfernen
        </Button>
      </div>
      <p className={styles.hint}>
        Ohne Wochen werden die Einheiten der Reihe nach trainiert. Änderst du Sätze oder Wiederholungen, ändern sie sich in jeder Woche um
        gleich viel.
      </p>
    </section>
  );
}

interface EditorProps {
  plan: Plan;
  draft: PlanDraft;
  exercises: readonly SessionExercise[];
  owned: readonly OwnExercise[];
  onDone: () => void;
}

function Editor({ plan, draft, exercises, owned, onDone }: EditorProps) {
  const edit = usePlanEdit(draft);
  const [isLeaving, setLeaving] = useState(false);
  const { pending, save } = useSaveEdit(plan.id, exercises, owned, onDone);
  const isEmpty = edit.plan.sessions.every((session) => session.exercises.length === 0);
  return (
    <Page
      title={`${plan.name} ändern`}
      back={
        <IconButton aria-label="Zurück" onPress={() => (edit.isChanged ? setLeaving(true) : onDone())}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      }
      action={
        <BottomAction note={isEmpty ? 'Bitte füge Übungen in mindestens eine Einheit hinzu.' : undefined}>
          <Button
            variant="ball"
            isDisabled={isEmpty || !edit.isChanged}
            pending={pending}
            pendingText="Wird gespeichert..."
            onPress={() => save(edit.plan)}
          >
            Änderungen speichern
          </Button>
        </BottomAction>
      }
    >
      <CourseFields edit={edit} />
      <ExercisesStep editor={edit} word="Einheit" />
      {isLeaving && (
        <LossDialog title="Änderungen verwerfen?" label="Verwerfen" onStay={() => setLeaving(false)} onLose={onDone}>
          Der Plan bleibt dann, wie er gespeichert ist.
        </LossDialog>
      )}
    </Page>
  );
}

export interface PlanEditScreenProps {
  planId: string;
  onDone: () => void;
}

/** Changes a saved plan: exercises, order, sets, pauses, weights, sessions and weeks, from the device alone. */
export function PlanEditScreen({ planId, onDone }: PlanEditScreenProps) {
  const data = allLoaded({
    plan: useFirstRow(planById(planId)),
    exercises: useRows(exercisesOfPlan(planId), canBeEmpty),
    library: useRows(library),
    owned: useRows(own, canBeEmpty),
  });
  // The plan as stored at opening: a change of another device must not move it while it is edited.
  const [opened, setOpened] = useState<EditorProps | null>(null);
  if (opened === null && data.state === 'rows' && data.value.plan !== null) {
    const { plan, exercises, library: all, owned } = data.value;
    setOpened({ plan, exercises, owned, draft: planDraft(plan, exercises, offeredExercises(all, owned)), onDone });
  }
  if (opened !== null) return <Editor {...opened} onDone={onDone} />;
  return (
    <Page title="Plan ändern" back={<BackLink to="/training-plans" />}>
      {data.state === 'rows' ? (
        <ErrorCard title="Fehler beim Laden des Trainingsplans" actions={<ButtonLink to="/training-plans">Zu den Plänen</ButtonLink>}>
          Deine Daten sind sicher. Diesen Plan gibt es nicht, oder er wurde gelöscht.
        </ErrorCard>
      ) : (
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      )}
    </Page>
  );
}
