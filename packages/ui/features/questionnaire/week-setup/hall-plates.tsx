import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { PLATE_SIZES } from '@anwurf/domain/workout/barbell-load';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { numberRule } from '../../../forms/number-rule.ts';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';

const sizes = PLATE_SIZES.map((value) => ({ value, label: shownNumber(Number(value)) }));

export interface HallPlatesProps extends Pick<TrainingProfile, 'barWeight' | 'plates'> {
  onChange: (change: { barWeight: number | null } | Pick<TrainingProfile, 'plates'>) => void;
}

/** Bar and plates of the hall, for the plates of a weight in a workout. */
export function HallPlates({ barWeight, plates, onChange }: HallPlatesProps) {
  return (
    <>
      <NumberBox
        label="Stange der Langhantel"
        unit="kg"
        rule={numberRule(NUMERIC_FIELDS.barWeight)}
        value={barWeight}
        keepsKnown
        onChange={(next) => onChange({ barWeight: next })}
      />
      <MultiChips
        label="Scheiben in kg"
        description="Leer: eine Stange mit 20 kg und die üblichen Scheiben. Im Training siehst du damit, was auf jede Seite kommt."
        options={sizes}
        value={plates}
        onChange={(next) => onChange({ plates: next })}
      />
    </>
  );
}
