import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chart-table.module.css';

export interface ChartTableRow {
  readonly key: string;
  /** One a column; the first is the row's name. */
  readonly cells: readonly ReactNode[];
}

export interface ChartTableProps {
  /** For screen readers: what the table is of. */
  caption: string;
  head: readonly string[];
  rows: readonly ChartTableRow[];
  /** The row of the point that is chosen in the chart. */
  current?: string | undefined;
  /** A row that is pressed is chosen in the chart. */
  onChoose?: (key: string) => void;
}

/** The figures of a chart. It scrolls sideways where it has no room. */
export function ChartTable({ caption, head, rows, current, onChoose }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr
              key={key}
              className={classNames(key === current && styles.current)}
              aria-current={key === current ? 'true' : undefined}
              onClick={onChoose && (() => onChoose(key))}
            >
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={head[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
