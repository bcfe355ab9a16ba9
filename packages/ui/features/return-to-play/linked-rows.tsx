import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../kit/layout/card.tsx';
import styles from './linked-rows.module.css';
import { DividedName } from '../../data/divided-name.tsx';

/** A list of links, with lines between them. */
export function LinkedRows({ children }: { children: ReactNode }) {
  return (
    <Card flush>
      <ul className={styles.rows}>{children}</ul>
    </Card>
  );
}

/** Text of a row's link. */
export function RowWords({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span>
        <b>
          <DividedName>{name}</DividedName>
        </b>
        <small>{children}</small>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </>
  );
}
