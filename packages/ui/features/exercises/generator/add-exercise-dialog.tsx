import { libraryEntry } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { ownAmount } from '@anwurf/domain/exercise/own-exercise';
import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { UNITS, type Unit } from '@anwurf/domain/vocabulary/unit';
import { addedAmounts, AMOUNT_FIELDS, type ChosenExercise, USUAL_AMOUNT, withExercise } from '@anwurf/domain/workout/own-plan';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import styles from './add-exercise-dialog.module.css';
import { GroupFields } from './group-fields.tsx';
import type { OfferedExercise } from '../find/offered-exercise.ts';

const phaseLabels = { warmup: 'Warm-up', main: 'Hauptübung', cooldown: 'Cool-down' } as const;
const phases = PHASES.map((value) => ({ value, label: phaseLabels[value] }));
const units = UNITS.map((value) => ({ value, label: value === 'kg' ? 'Kilogramm' : value }));
const shortUnits: Readonly<Record<Unit, string>> = { Wiederholungen: 'Wdh.', kg: 'Wdh.', Sekunden: 's', Minuten: 'min', Meter: 'm' };
const counts = (unit: Unit) => unit === 'Wiederholungen' || unit === 'kg';

export interface AddExerciseDialogProps {
  /** Null: it is no longer offered, but in the session. */
  offer: OfferedExercise | null;
  /** It is in the session already; null: it is added. */
  known: ChosenExercise | null;
  /** Where it stands in its session; null: it does not yet. */
  place: {
    session: readonly ChosenExercise[];
    onMove: (step: -1 | 1) => void;
    /** The session with the exercise joined with others, or on its own again. */
    onGroup: (session: readonly ChosenExercise[]) => void;
  } | null;
  onAdd: (exercise: ChosenExercise) => void;
  onClose: () => void;
}

/** Default amounts and pause of an added exercise: its own, or the catalogue's where they are no repetitions. */
function useProposal(offer: OfferedExercise | null): { amounts: Pick<ChosenExercise, 'unit' | 'sets' | 'amount'>; pause: number | null } {
  const entry = loadedOr(useFirstRow(libraryEntry(offer?.slug ?? ''), { canBeEmpty: true }), null);
  if (offer === null) return { amounts: addedAmounts('reps'), pause: null };
  if (offer.own !== null)
    return { amounts: addedAmounts(offer.metric, { sets: offer.own.sets, amount: ownAmount(offer.own) }), pause: offer.own.pauseSeconds };
  const { seconds, metres } = entry?.defaults ?? {};
  const amount = offer.metric === 'seconds' ? seconds : offer.metric === 'metres' ? metres : null;
  return { amounts: addedAmounts(offer.metric, { amount: amount ?? null }), pause: entry?.defaults.pauseSeconds ?? null };
}

/** Where an exercise stands within its part, and the way to move it. */
function PlaceFields({
  session,
  exercise,
  onMove,
}: Omit<NonNullable<AddExerciseDialogProps['place']>, 'onGroup'> & { exercise: ChosenExercise }) {
  const ofPhase = session.filter(({ phase }) => phase === exercise.phase);
  return (
    <div className={styles.place} role="group" aria-label="Reihenfolge">
      <p aria-live="polite">
        {PHASE_LABELS[exercise.phase]}, Platz {ofPhase.findIndex(({ id }) => id === exercise.id) + 1} von {ofPhase.length}
      </p>
      {/* Not disabled at the ends: a button that is loses the focus of who presses it. */}
      <Button onPress={() => onMove(-1)}>
        <ArrowUp size={20} aria-hidden="true" />
        Früher
      </Button>
      <Button onPress={() => onMove(1)}>
        <ArrowDown size={20} aria-hidden="true" />
        Später
      </Button>
    </div>
  );
}

/** Part, unit, sets, amount, pause and weight of an exercise in a session. */
export function AddExerciseDialog({ offer, known, place, onAdd, onClose }: AddExerciseDialogProps) {
  const submission = useSubmission();
  const { amounts: proposed, pause: usualPause } = useProposal(offer);
  const [changed, setChanged] = useState<Partial<ChosenExercise>>({});
  const base = known ?? {
    id: offer?.id ?? '',
    name: offer?.name ?? '',
    phase: offer?.phase ?? 'main',
    perSide: offer?.perSide ?? false,
    ...proposed,
  };
  const chosen: ChosenExercise = { ...base, ...changed };
  // Own amounts are no schedule any more; in another part of the session it still is one.
  const change = (part: Partial<ChosenExercise>) =>
    setChanged({ ...changed, ...part, ...('phase' in part ? {} : { schedule: undefined }) });

  function submit() {
    onAdd(chosen);
    onClose();
  }
  return (
    <FormDialog
      title={known === null ? 'Übung hinzufügen' : 'Übung ändern'}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={known === null ? 'Hinzufügen' : 'Speichern'}
      intro={<p className={styles.name}>{chosen.name}</p>}
    >
      <Segments label="Übungstyp" options={phases} value={chosen.phase} onChange={(phase) => change({ phase })} />
      <ChoiceChips
        label="Einheit"
        options={units}
        value={chosen.unit}
        onChange={(unit) =>
          change({ unit, ...(counts(unit) !== counts(chosen.unit) || !counts(unit) ? { amount: USUAL_AMOUNT[unit] } : {}) })
        }
        {...(chosen.unit === 'kg' && { description: 'Ohne Angabe trägst du das Gewicht im Training ein.' })}
      />
      <div className={styles.amounts}>
        <MiniStepper
          label="Sätze"
          unit="Sätze"
          rule={numberRule(NUMERIC_FIELDS.plannedSets)}
          value={chosen.sets}
          onChange={(sets) => change({ sets })}
        />
        <MiniStepper
          key={chosen.unit}
          label={counts(chosen.unit) ? 'Wiederholungen' : chosen.unit}
          unit={shortUnits[chosen.unit]}
          rule={numberRule(AMOUNT_FIELDS[chosen.unit])}
          value={chosen.amount}
          onChange={(amount) => change({ amount })}
        />
      </div>
      <div className={styles.extras}>
        {(chosen.groupKey ?? null) === null && (
          <NumberBox
            label="Pause"
            unit="s"
            rule={numberRule(NUMERIC_FIELDS.plannedPause)}
            value={chosen.pauseSeconds === undefined ? usualPause : chosen.pauseSeconds}
            onChange={(pauseSeconds) => setChanged({ ...changed, pauseSeconds })}
          />
        )}
        {chosen.unit === 'kg' && (
          <NumberBox
            label="Gewicht"
            unit="kg"
            rule={numberRule(NUMERIC_FIELDS.plannedWeight)}
            value={chosen.weight ?? null}
            onChange={(weight) => setChanged({ ...changed, weight })}
          />
        )}
      </div>
      {known !== null && place !== null && <PlaceFields {...place} exercise={known} />}
      {known !== null && place !== null && (
        <GroupFields
          session={withExercise(place.session, chosen)}
          exercise={chosen}
          onChange={(session) => {
            place.onGroup(session);
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
}
