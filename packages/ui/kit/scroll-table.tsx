import type { ReactNode } from 'react';

export interface ScrollTableProps {
  /** For screen readers: what the table is of. */
  label: string;
  /** The names of the columns. */
  head: readonly string[];
  /** The looks of the box that scrolls, and of the table in it. */
  box: string | undefined;
  table: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/** A table that scrolls sideways where it has no room, by keys too. */
export function ScrollTable({ label, head, box, table, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <div className={box} role="region" aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
