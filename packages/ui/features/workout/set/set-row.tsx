import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { extraText } from '@anwurf/domain/workout/extra-load';
import { paceText } from '@anwurf/domain/workout/pace';
import { setName } from '@anwurf/domain/workout/set-kind';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { SetMark } from '../../../data/sets/set-mark.tsx';
import { Num } from '../../../kit/text/num.tsx';
import type { MetricField } from './metric-fields.ts';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import styles from './set-table.module.css';

interface CellsProps {
  fields: readonly MetricField[];
  hasSides: boolean;
  values: SidedValues;
}

/** The values of a set; of an exercise with sides the amounts of both. */
export function Cells({ fields, hasSides, values }: CellsProps) {
  const shown = fields.map((field) => ({ key: field.key as string, value: values[field.key] }));
  const extra = extraText(values);
  const pace = hasSides ? null : paceText(values);
  return [...shown, ...(hasSides ? [{ key: 'right', value: values.rightAmount ?? null }] : [])].map(({ key, value }) => (
    <td key={key} className={styles.value}>
      <Num>{shownNumber(value)}</Num>
      {key === 'durationSeconds' && pace !== null && <small className={styles.extra}>{pace}</small>}
      {key === 'reps' && extra !== null && <small className={styles.extra}>{extra}</small>}
    </td>
  ));
}

export interface SetRowProps extends Omit<CellsProps, 'values'> {
  set: StoredSet;
  isSaving: boolean;
  isRefused: boolean;
  /** It is not synced, and the server is out of reach. */
  isWaiting: boolean;
  onEdit: (set: StoredSet) => void;
}

/** A set that is done. The whole row opens it for a correction. */
export const SetRow = memo(function SetRow({ set, fields, hasSides, isSaving, isRefused, isWaiting, onEdit }: SetRowProps) {
  const state = isSaving ? 'wird gespeichert' : `gespeichert, bearbeiten${isWaiting ? ', noch nicht abgeglichen' : ''}`;
  return (
    <tr className={classNames(styles.done, isRefused && styles.refused)}>
      <th scope="row">
        <SetMark set={set} number={set.setNumber} />
      </th>
      <Cells fields={fields} hasSides={hasSides} values={set} />
      <td className={styles.end}>
        <Button className={classNames(styles.edit)} aria-label={`${setName(set, set.setNumber)} ${state}`} onPress={() => onEdit(set)}>
          {isSaving ? (
            <LoaderCircle aria-hidden="true" />
          ) : isRefused ? (
            <TriangleAlert aria-label="Bitte prüfen" />
          ) : (
            <>
              {isWaiting && <CloudOff size={16} aria-hidden="true" className={styles.waiting} />}
              <Check aria-hidden="true" />
            </>
          )}
        </Button>
      </td>
    </tr>
  );
});
