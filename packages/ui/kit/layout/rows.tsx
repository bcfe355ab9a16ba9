import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import styles from './rows.module.css';

/** A list whose rows are split by floor lines. */
export function Rows(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul {...props} className={styles.rows} />;
}

export interface RowProps {
  icon?: ReactNode;
  children: ReactNode;
  /** Second line, smaller. */
  detail?: ReactNode;
  /** At the right edge. */
  end?: ReactNode;
  /** Makes the row a button. */
  onPress?: () => void;
  danger?: boolean;
}

/** A row of `Rows`: text, or a button when it does something. */
export function Row({ icon, children, detail, end, onPress, danger = false }: RowProps) {
  const inner = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
    </>
  );
  const className = classNames(styles.row, danger && styles.danger);
  return (
    <li>
      {onPress ? (
        <Button onPress={onPress} className={className}>
          {inner}
        </Button>
      ) : (
        <div className={className}>{inner}</div>
      )}
    </li>
  );
}
