import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/num.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import type { MetricField } from './metric-fields.ts';
import { shownNumber } from './set-words.ts';
import styles from './set-table.module.css';

export interface SetTableProps {
  fields: readonly MetricField[];
  /** How many rows there are at least. */
  setCount: number;
  sets: readonly StoredSet[];
  last: readonly StoredSet[];
  /** The set number whose row is open for input, and its input. */
  openNumber: number | null;
  editor: ReactNode;
  /** The set number that is being written to disk. */
  savingNumber: number | null;
  refusedIds: ReadonlySet<string>;
  onEdit: (set: StoredSet) => void;
}

function Cells({ fields, values }: { fields: readonly MetricField[]; values: SetValues }) {
  return fields.map((field) => (
    <td key={field.key} className={styles.value}>
      <Num>{shownNumber(values[field.key])}</Num>
    </td>
  ));
}

/** 'Dein Training': a row a set. Solid lines above what is done, dashed above what is open. */
export function SetTable({ fields, setCount, sets, last, openNumber, editor, savingNumber, refusedIds, onEdit }: SetTableProps) {
  const numbers = Array.from({ length: Math.max(setCount, openNumber ?? 0, ...sets.map((set) => set.setNumber)) }, (_, index) => index + 1);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Dein Training</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Satz</th>
          {fields.map((field) => (
            <th key={field.key} scope="col" className={styles.value}>
              {field.unit}
            </th>
          ))}
          <th scope="col" className={styles.end}>
            <VisuallyHidden>Stand</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => {
          const set = sets.find((one) => one.setNumber === number);
          const lastSet = last.find((one) => one.setNumber === number);
          if (number === openNumber) {
            return (
              <tr key={number} className={styles.now}>
                <td colSpan={fields.length + 2}>{editor}</td>
              </tr>
            );
          }
          if (set) {
            const saving = savingNumber === number;
            const refused = refusedIds.has(set.id);
            return (
              <tr key={number} className={classNames(styles.done, refused && styles.refused)}>
                <th scope="row">
                  <Num>{number}</Num>
                </th>
                <Cells fields={fields} values={set} />
                <td className={styles.end}>
                  <Button
                    className={classNames(styles.edit)}
                    aria-label={saving ? `Satz ${number} wird gespeichert` : `Satz ${number} gespeichert, bearbeiten`}
                    onPress={() => onEdit(set)}
                  >
                    {saving ? (
                      <LoaderCircle aria-hidden="true" />
                    ) : refused ? (
                      <TriangleAlert aria-label="Bitte prüfen" />
                    ) : (
                      <Check aria-hidden="true" />
                    )}
                  </Button>
                </td>
              </tr>
            );
          }
          return (
            <tr key={number} className={styles.open}>
              <th scope="row">
                <Num>{number}</Num>
              </th>
              {lastSet ? (
                <Fragment>
                  <Cells fields={fields} values={lastSet} />
                  <td className={classNames(styles.end, styles.note)}>zuletzt</td>
                </Fragment>
              ) : (
                <td colSpan={fields.length + 1}>
                  <VisuallyHidden>offen</VisuallyHidden>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
