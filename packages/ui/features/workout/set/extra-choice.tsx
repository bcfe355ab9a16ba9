import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { BANDS, type ExtraLoad } from '@anwurf/domain/workout/extra-load';
import { useState } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Segments } from '../../../kit/field/segments.tsx';
import { Stepper } from '../../../kit/field/stepper.tsx';
import styles from './extra-choice.module.css';

type Mode = 'none' | 'added' | 'band' | 'machine';

const modes = [
  { value: 'none', label: 'ohne' },
  { value: 'added', label: '+ kg' },
  { value: 'band', label: 'Band' },
  { value: 'machine', label: '− kg' },
] as const;
const bands = BANDS.map((value) => ({ value, label: value }));
const rule = numberRule(NUMERIC_FIELDS.extraWeight);

export interface ExtraChoiceProps {
  value: ExtraLoad;
  /** Smallest difference between the player's weights, in kilograms. */
  step: number;
  /** All of the body is moved, and its weight is not known: only what is added can be compared. */
  isBodyUnknown: boolean;
  isReadOnly: boolean;
  /** A weight of 0: what is typed is none. */
  onChange: (extra: ExtraLoad) => void;
}

function modeOf({ extraWeight = null, band = null }: ExtraLoad): Mode {
  if (band !== null) return 'band';
  if (extraWeight === null || extraWeight === 0) return 'none';
  return extraWeight > 0 ? 'added' : 'machine';
}

/** First value of a mode. */
const firstOf = (step: number): Readonly<Record<Mode, ExtraLoad>> => ({
  none: { extraWeight: null, band: null },
  added: { extraWeight: step, band: null },
  band: { extraWeight: null, band: 'mittel' },
  machine: { extraWeight: -4 * step, band: null },
});

/** Load added to the own body (vest, dumbbell, belt) or help (band, machine): one tap, then how much. */
export function ExtraChoice({ value, step, isBodyUnknown, isReadOnly, onChange }: ExtraChoiceProps) {
  // A weight that is being typed is no weight for a moment, and its field must stay.
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen ?? modeOf(value);
  const kilograms = Math.abs(value.extraWeight ?? 0);
  const sign = mode === 'machine' ? -1 : 1;
  return (
    <div className={styles.extra}>
      <Segments
        label="Zusatzgewicht oder Hilfe"
        hideLabel
        options={modes}
        value={mode}
        isReadOnly={isReadOnly}
        onChange={(next) => {
          setChosen(next);
          onChange(firstOf(step)[next]);
        }}
      />
      {(mode === 'added' || mode === 'machine') && (
        <Stepper
          label={mode === 'added' ? 'Zusatzgewicht' : 'Hilfe vom Gerät'}
          unit="kg"
          rule={rule}
          step={step}
          value={kilograms === 0 ? null : kilograms}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ extraWeight: sign * (next ?? 0), band: null })}
        />
      )}
      {mode === 'band' && (
        <Segments
          label="Wie stark hilft das Band?"
          options={bands}
          value={bands.find((one) => one.value === value.band)?.value ?? null}
          isReadOnly={isReadOnly}
          onChange={(band) => onChange({ extraWeight: null, band })}
        />
      )}
      {isBodyUnknown && mode === 'added' && (
        <p className={styles.hint}>
          Dein Körpergewicht ist nicht eingetragen: Verglichen wird nur das Zusatzgewicht. Du kannst es in „Woche einrichten“ angeben.
        </p>
      )}
    </div>
  );
}
