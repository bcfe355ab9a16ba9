import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TestEntry } from '@anwurf/domain/fitness/test-entry';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { numberRule } from '../../../forms/number-rule.ts';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import styles from './extras-fields.module.css';

export interface ExtrasFieldsProps {
  test: SubTest;
  entry: TestEntry;
  onChange: (entry: TestEntry) => void;
}

/** Fields that belong to the trials of a test: the ball, the start, the leg. All may stay open. */
export function ExtrasFields({ test, entry, onChange }: ExtrasFieldsProps) {
  const asksLeg = test.trialNames !== undefined;
  if (test.extras.length === 0 && !asksLeg) return null;
  return (
    <div className={styles.extras}>
      {test.extras.map(({ field, label, options }) => (
        <ChoiceChips
          key={field}
          label={label}
          options={options}
          value={entry.extras[field] ?? null}
          onChange={(value) => onChange({ ...entry, extras: { ...entry.extras, [field]: value } })}
        />
      ))}
      {asksLeg && (
        <NumberBox
          label="Beinlänge"
          unit="cm"
          rule={numberRule(NUMERIC_FIELDS.legLength)}
          value={entry.legLength}
          onChange={(legLength) => onChange({ ...entry, legLength })}
        />
      )}
    </div>
  );
}
