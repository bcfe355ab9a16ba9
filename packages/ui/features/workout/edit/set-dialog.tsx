import { bestsOfExercise, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { ownLoads } from '@anwurf/db/queries/own-exercises';
import { catalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { pickExtra } from '@anwurf/domain/workout/extra-load';
import { loggedSetSchema } from '@anwurf/domain/workout/logged-set';
import { paceText } from '@anwurf/domain/workout/pace';
import { asksReserveOf } from '@anwurf/domain/workout/set-kind';
import { amountKey, SIDES, type SidedValues, withSide } from '@anwurf/domain/workout/sides';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { PickedExercise } from '../../../data/picked-exercise.ts';
import { Button } from '../../../kit/action/button.tsx';
import { valuesOfSide } from '../set/entered-values.ts';
import { ExtraChoice } from '../set/extra-choice.tsx';
import { FarQuestion } from '../set/far-question.tsx';
import { fieldsWithSteps, pickValues, UNKNOWN_STEPS } from '../set/metric-fields.ts';
import { KindChoice } from '../set/kind-choice.tsx';
import { ReserveChoice } from '../set/reserve-choice.tsx';
import { measuresBoth } from '../set/measures-both.ts';
import { useFarQuestion } from '../set/use-far-question.ts';
import styles from './set-dialog.module.css';
import { SetFields } from './set-fields.tsx';

const failed = { title: 'Fehler', text: 'Der Satz konnte nicht gespeichert werden. Deine Eingaben stehen noch hier.' };
const EXTRA_MISSING = 'Bitte gib das Zusatzgewicht oder die Hilfe von 0,25 bis 200 kg ein.';
const canBeEmpty = { canBeEmpty: true };
/** Smallest difference of added weights where no steps are known. */
const usualStep = 2.5;

export interface SetDialogProps {
  workoutId: string;
  exercise: PickedExercise;
  /** 'Satz 2'. */
  name: string;
  /** The set that is corrected; null: a new one. */
  set: StoredSet | null;
  /** Values that the fields begin with. */
  initial: SidedValues;
  /** Other sets of the exercise in this workout: what is far from them is asked about. */
  others: readonly StoredSet[];
  onSave: (values: SidedValues, reserve: number | null) => Promise<void>;
  /** Undefined: there is nothing to remove. */
  onRemove?: () => void;
  onClose: () => void;
}

/** The first thing that is wrong with a set, each side of it; null: nothing. */
function problemOf(values: SidedValues, unit: string, { hasSides, isPaced }: { hasSides: boolean; isPaced: boolean }): string | null {
  if (values.extraWeight === 0) return EXTRA_MISSING;
  const metric = unitToMetric(unit);
  const sides = hasSides ? [values, withSide(values, 'left', metric, values.rightAmount ?? null)] : [values];
  const [issue] = sides.flatMap((side) => loggedSetSchema(metric, isPaced).safeParse(side).error?.issues ?? []);
  return issue?.message ?? null;
}

/** Values, sides, extra load and reserve of a set of a finished workout. */
export function SetDialog({ workoutId, exercise, name, set, initial, others, onSave, onRemove, onClose }: SetDialogProps) {
  const submission = useSubmission();
  const metric = unitToMetric(exercise.unit);
  const hasSides = isPerSideUnit(exercise.unit) || (initial.rightAmount ?? null) !== null;
  const start =
    hasSides && (initial.rightAmount ?? null) === null ? withSide(initial, 'right', metric, initial[amountKey(metric)]) : initial;
  const [values, setValues] = useState<SidedValues>(start);
  const [reserve, setReserve] = useState(set?.reserve ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const bests = loadedOr(useRows(bestsOfExercise(exercise.name, workoutId), canBeEmpty), []);
  const entry = loadedOr(useFirstRow(catalogueEntry(exercise), canBeEmpty), null);
  const question = useFarQuestion({ of: exercise.name, sets: others, bests });
  const own = loadedOr(useFirstRow(ownLoads(exercise.name), canBeEmpty), null);
  const isPaced = measuresBoth(exercise.unit, entry, own) || (!hasSides && paceText(initial) !== null);
  const fields = fieldsWithSteps(metric, UNKNOWN_STEPS, isPaced);
  const asked = question.asked;
  const askedField = asked && fields.find(({ key }) => key === asked.key);
  const hasExtra = metric === 'reps' && ((entry?.extraLoad ?? null) !== null || Object.keys(pickExtra(initial)).length > 0);

  function change(next: SidedValues) {
    setValues(next);
    setProblem(null);
    question.drop();
  }

  const sides = (hasSides ? SIDES : [null]).map((side) => ({
    side,
    entered: valuesOfSide(values, side, metric),
    suggested: valuesOfSide(start, side, metric),
  }));

  function save() {
    const found = problemOf(values, exercise.unit, { hasSides, isPaced });
    setProblem(found);
    if (found === null && !question.asks(sides)) store();
  }

  function store() {
    const checked = loggedSetSchema(metric, isPaced).parse(values);
    const { kind = null } = values;
    const stored = { ...checked, ...pickExtra(values), ...(hasSides && { rightAmount: values.rightAmount ?? null }), kind };
    void submission.run({
      words: failed,
      work: async () => {
        await onSave(stored, reserve);
        onClose();
      },
    });
  }

  return (
    <FormDialog
      title={set === null ? 'Satz hinzufügen' : `${name} ändern`}
      submission={submission}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Speichern"
      intro={<p className={styles.name}>{set === null ? `${name}, ${exercise.name}` : exercise.name}</p>}
    >
      <SetFields fields={fields} metric={metric} hasSides={hasSides} values={values} isInvalid={problem !== null} onChange={change} />
      {hasExtra && (
        <ExtraChoice
          value={values}
          step={usualStep}
          isBodyUnknown={false}
          isReadOnly={false}
          onChange={(extra) => change({ ...values, ...extra })}
        />
      )}
      {asked && askedField && (
        <FarQuestion
          far={asked}
          field={askedField}
          onAccept={() => {
            if (!question.accept(sides)) store();
          }}
          onChange={question.drop}
        />
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <KindChoice value={values.kind ?? null} onChange={(kind) => change({ ...values, kind })} />
      {(metric === 'weight_reps' || metric === 'reps') && asksReserveOf(values) && (
        <ReserveChoice label="Wie viele wären noch gegangen?" value={reserve} onChange={setReserve} />
      )}
      {onRemove && (
        <Button variant="danger" onPress={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
          Satz löschen
        </Button>
      )}
    </FormDialog>
  );
}

/** Values that a new set begins with: those of the one before, else the plan's. */
export function valuesAfter(sets: readonly StoredSet[], planned: SidedValues): SidedValues {
  const last = sets.at(-1);
  return last === undefined ? planned : pickValues(last);
}
