import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { Fragment, type ReactNode } from 'react';
import { KindLegend } from '../../../data/sets/kind-words.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import type { MetricField } from './metric-fields.ts';
import { Cells, SetRow } from './set-row.tsx';
import styles from './set-table.module.css';

export interface SetTableProps {
  fields: readonly MetricField[];
  hasSides: boolean;
  /** How many rows there are at least. */
  setCount: number;
  /** Those that count. */
  sets: readonly StoredSet[];
  /** Those that warm up. */
  warmUps: readonly StoredSet[];
  last: readonly StoredSet[];
  /** The set number whose row is open for input, and its input. */
  openNumber: number | null;
  editor: ReactNode;
  /** Whether the open row is that of a saved set. The one of the next set stays for the set after it: only its place and values change. */
  isCorrection: boolean;
  /** The set that warms up whose row is open in its place; null: none. */
  openWarmUp: string | null;
  /** The set that is worked on by the clock. */
  runningNumber: number | null;
  /** The set number that is being written to disk. */
  savingNumber: number | null;
  refusedIds: ReadonlySet<string>;
  waitingIds: ReadonlySet<string>;
  onEdit: (set: StoredSet) => void;
}

function headings(fields: readonly MetricField[], hasSides: boolean): string[] {
  const units = fields.map((field) => field.unit);
  return hasSides ? [...units.slice(0, -1), 'Links', 'Rechts'] : units;
}

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Satz</th>
        {heads.map((head) => (
          <th key={head} scope="col" className={styles.value}>
            {head}
          </th>
        ))}
        <th scope="col" className={styles.end}>
          <VisuallyHidden>Stand</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  number: number;
  /** Columns behind the number. */
  columns: number;
}

/** A set that is worked on by the clock. */
function RunningRow({ number, columns }: RowProps) {
  return (
    <tr className={styles.running}>
      <th scope="row">
        <Num>{number}</Num>
      </th>
      <td colSpan={columns} className={styles.note}>
        läuft
      </td>
    </tr>
  );
}

interface OpenRowProps extends RowProps, Pick<SetTableProps, 'fields' | 'hasSides'> {
  /** The set of this number in the last workout. */
  lastSet: StoredSet | undefined;
}

/** A set that is still to be done. */
function OpenRow({ number, columns, fields, hasSides, lastSet }: OpenRowProps) {
  return (
    <tr className={styles.open}>
      <th scope="row">
        <Num>{number}</Num>
      </th>
      {lastSet ? (
        <Fragment>
          <Cells fields={fields} hasSides={hasSides} values={lastSet} />
          <td className={classNames(styles.end, styles.note)}>zuletzt</td>
        </Fragment>
      ) : (
        <td colSpan={columns}>
          <VisuallyHidden>offen</VisuallyHidden>
        </td>
      )}
    </tr>
  );
}

/** 'Dein Training': a row a set. Solid lines above what is done, dashed above what is open. */
export function SetTable(props: SetTableProps) {
  const {
    fields,
    hasSides,
    setCount,
    sets,
    warmUps,
    openWarmUp,
    last,
    openNumber,
    editor,
    isCorrection,
    runningNumber,
    savingNumber,
    refusedIds,
    waitingIds,
    onEdit,
  } = props;
  const heads = headings(fields, hasSides);
  const opened = (key: string | number) => (
    <tr key={key} className={styles.now} data-entered>
      <td colSpan={heads.length + 2}>{editor}</td>
    </tr>
  );
  const doneRow = (set: StoredSet, isSaving: boolean) => (
    <SetRow
      key={set.id}
      set={set}
      fields={fields}
      hasSides={hasSides}
      isSaving={isSaving}
      isRefused={refusedIds.has(set.id)}
      isWaiting={waitingIds.has(set.id)}
      onEdit={onEdit}
    />
  );
  const count = Math.max(setCount, openNumber ?? 0, ...sets.map((set) => set.setNumber));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Dein Training</VisuallyHidden>
        </caption>
        <Heads heads={heads} />
        <tbody>
          {warmUps.map((set) => (set.id === openWarmUp ? opened(set.id) : doneRow(set, false)))}
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
            // Two devices may both have logged it; neither is hidden.
            const done = sets.filter((one) => one.setNumber === number);
            const lastSet = last.find((one) => one.setNumber === number);
            if (number === openNumber) return opened(isCorrection ? number : 'next');
            const row = { number, columns: heads.length + 1 };
            if (number === runningNumber) return <RunningRow key={number} {...row} />;
            if (done.length > 0) return done.map((set) => doneRow(set, savingNumber === number));
            return <OpenRow key={number} {...row} fields={fields} hasSides={hasSides} lastSet={lastSet} />;
          })}
        </tbody>
      </table>
      <KindLegend sets={[...warmUps, ...sets]} />
    </div>
  );
}
