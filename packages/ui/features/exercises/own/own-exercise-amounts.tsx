import { countsRepetitions, OWN_USUAL, type OwnExerciseDraft, ownMetric } from '@anwurf/domain/exercise/own-exercise';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { numberRule } from '../../../forms/number-rule.ts';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import styles from './own-exercise-amounts.module.css';

const metrics: readonly { value: Metric; label: string }[] = [
  { value: 'reps', label: 'Wdh.' },
  { value: 'weight_reps', label: 'Gewicht' },
  { value: 'seconds', label: 'Zeit' },
  { value: 'metres', label: 'Strecke' },
];
const reps = { name: 'reps', label: 'Wiederholungen', unit: 'Wdh.', rule: numberRule(NUMERIC_FIELDS.ownReps), usual: null } as const;
const amountOf = {
  reps,
  weight_reps: reps,
  seconds: { name: 'seconds', label: 'Dauer', unit: 's', rule: numberRule(NUMERIC_FIELDS.ownSeconds), usual: OWN_USUAL.seconds },
  metres: { name: 'metres', label: 'Strecke', unit: 'm', rule: numberRule(NUMERIC_FIELDS.ownMetres), usual: OWN_USUAL.metres },
} as const satisfies Record<Metric, object>;

export interface OwnExerciseAmountsProps {
  draft: OwnExerciseDraft;
  /** Of the form, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<OwnExerciseDraft>) => void;
}

/** Unit, amount and manner of an own exercise. */
export function OwnExerciseAmounts({ draft, errors, onChange }: OwnExerciseAmountsProps) {
  const metric = ownMetric(draft);
  const { name, label, unit, rule, usual } = amountOf[metric];
  const error = (field: string) => errors[field] !== undefined && <p className={styles.error}>{errors[field]}</p>;
  return (
    <>
      <Segments label="Gezählt wird" options={metrics} value={metric} onChange={(chosen) => onChange({ metric: chosen })} />
      <div className={styles.amounts}>
        <div>
          <MiniStepper
            label="Sätze"
            unit="Sätze"
            rule={numberRule(NUMERIC_FIELDS.ownSets)}
            value={draft.sets}
            onChange={(sets) => onChange({ sets })}
          />
          {error('sets')}
        </div>
        <div>
          <MiniStepper
            label={label}
            unit={unit}
            rule={rule}
            value={draft[name] ?? usual}
            onChange={(amount) => onChange({ [name]: amount })}
          />
          {error(name)}
        </div>
      </div>
      <Checkbox isSelected={draft.perSide} onChange={(perSide) => onChange({ perSide })}>
        Je Seite
      </Checkbox>
      {!countsRepetitions(draft) && !draft.perSide && (
        <Checkbox isSelected={draft.isPaced} onChange={(isPaced) => onChange({ isPaced })}>
          Zeit und Strecke messen
        </Checkbox>
      )}
      <div className={styles.boxes}>
        <div>
          <NumberBox
            label="Pause"
            unit="s"
            rule={numberRule(NUMERIC_FIELDS.ownPause)}
            value={draft.pauseSeconds}
            onChange={(pauseSeconds) => onChange({ pauseSeconds })}
          />
          {error('pauseSeconds')}
        </div>
        {metric === 'weight_reps' && (
          <div>
            <NumberBox
              label="Gewichtssprung"
              unit="kg"
              rule={numberRule(NUMERIC_FIELDS.ownWeightStep)}
              value={draft.weightStep}
              onChange={(weightStep) => onChange({ weightStep })}
            />
            {error('weightStep')}
          </div>
        )}
      </div>
      {countsRepetitions(draft) && (
        <TextField
          label="Tempo"
          placeholder="3-1-X-0"
          description="Sekunden zum Absenken, Halten, Anheben, Halten; X heißt so schnell wie möglich."
          maxLength={20}
          value={draft.tempo}
          onChange={(tempo) => onChange({ tempo })}
          error={errors['tempo']}
        />
      )}
    </>
  );
}
