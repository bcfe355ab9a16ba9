import { useDatabase } from '@anwurf/db/client/react';
import { addOwnExercise, editOwnExercise } from '@anwurf/db/commands/own-exercise';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import {
  countsRepetitions,
  NEW_OWN_EXERCISE,
  OWN_EQUIPMENT,
  OWN_GOALS,
  OWN_MUSCLES,
  OWN_POSITION,
  OWN_TYPE_LABELS,
  type OwnExerciseDraft,
  type OwnExerciseInput,
  ownEquipmentLabel,
  ownExerciseSchema,
} from '@anwurf/domain/exercise/own-exercise';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { useState } from 'react';
import { checkFields } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { FigureChoice } from './figure-choice.tsx';
import { OwnExerciseAmounts } from './own-exercise-amounts.tsx';
import { ownExerciseDraftOf } from './own-exercise-draft.ts';

const words = { title: 'Fehler', text: 'Es ist ein Fehler aufgetreten' };
const types = PHASES.map((value) => ({ value, label: OWN_TYPE_LABELS[value] }));

function draftOf({ id: _id, createdAt: _at, instructionLink, tempo, ...values }: OwnExercise): OwnExerciseDraft {
  return { ...values, instructionLink: instructionLink ?? '', tempo: tempo ?? '' };
}

/** Options to choose from, and values of another device or release. */
function ownOptions(known: readonly string[], chosen: readonly string[], label = (value: string) => value) {
  return [...known, ...chosen.filter((value) => !known.includes(value))].map((value) => ({ value, label: label(value) }));
}

export interface OwnExerciseDialogProps {
  /** Null: a new one. */
  exercise: OwnExercise | null;
  /** A new one is stored. */
  onAdded?: (id: string) => void;
  onClose: () => void;
}

/** Form of an own exercise. Typed text stays on the device until it is saved. */
export function OwnExerciseDialog({ exercise, onAdded, onClose }: OwnExerciseDialogProps) {
  const db = useDatabase();
  const kept = ownExerciseDraftOf(useUserId());
  const of = exercise?.id ?? 'new';
  const [draft, setDraft] = useState<OwnExerciseDraft>(() => {
    const found = kept.read();
    if (found?.of === of) return found.values;
    return exercise === null ? NEW_OWN_EXERCISE : draftOf(exercise);
  });
  const submission = useSubmission({ leaves: true, atFields: true });
  const { errors } = submission;

  function change(part: Partial<OwnExerciseDraft>) {
    const values = { ...draft, ...part };
    setDraft(values);
    kept.keep({ of, values });
    submission.corrected(...Object.keys(part));
  }

  function close() {
    kept.drop();
    onClose();
  }

  async function save(input: OwnExerciseInput | null) {
    if (input === null) return;
    if (exercise === null) {
      const id = await addOwnExercise(db, input);
      onAdded?.(id);
      showMessage('Übung hinzugefügt', `"${input.name}" wurde zu deinen Übungen hinzugefügt.`);
    } else {
      await editOwnExercise(db, exercise.id, input);
      showMessage('Übung gespeichert', `"${input.name}" wurde geändert.`);
    }
    close();
  }

  function submit() {
    // Hidden fields cannot be wrong.
    const { data, problem } = checkFields(ownExerciseSchema, countsRepetitions(draft) ? draft : { ...draft, tempo: '' });
    void submission.run({ problem, words, work: () => save(data) });
  }

  return (
    <FormDialog
      title={exercise === null ? 'Eigene Übung hinzufügen' : 'Eigene Übung bearbeiten'}
      submission={submission}
      onSubmit={submit}
      onClose={close}
      submitLabel={exercise === null ? 'Hinzufügen' : 'Speichern'}
    >
      <TextField label="Name" maxLength={200} value={draft.name} onChange={(name) => change({ name })} error={errors['name']} />
      <Segments label="Trainingsteil" options={types} value={draft.exerciseType} onChange={(exerciseType) => change({ exerciseType })} />
      <FigureChoice value={draft.figure} onChange={(figure) => change({ figure })} />
      <OwnExerciseAmounts draft={draft} errors={errors} onChange={change} />
      <MultiChips
        label="Equipment"
        options={ownOptions(OWN_EQUIPMENT, draft.equipment, ownEquipmentLabel)}
        value={draft.equipment}
        onChange={(equipment) => change({ equipment })}
      />
      <MultiChips label="Ziele" options={ownOptions(OWN_GOALS, draft.goals)} value={draft.goals} onChange={(goals) => change({ goals })} />
      <MultiChips
        label="Muskeln"
        options={ownOptions(OWN_MUSCLES, draft.muscles)}
        value={draft.muscles}
        onChange={(muscles) => change({ muscles })}
      />
      <TextField
        label="Position oder Kategorie"
        placeholder={OWN_POSITION}
        maxLength={200}
        value={draft.position}
        onChange={(position) => change({ position })}
        error={errors['position']}
      />
      <TextField
        label="Link zum Video"
        type="url"
        placeholder="https://"
        maxLength={2000}
        value={draft.instructionLink}
        onChange={(instructionLink) => change({ instructionLink })}
        error={errors['instructionLink']}
      />
    </FormDialog>
  );
}
