import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
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
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. */
  onPress?: () => void;
  danger?: boolean;
}

/** A row of `Rows`: text, link or button, by what it is given. */
export function Row({ icon, children, detail, end, href, onPress, danger = false }: RowProps) {
  const inner = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end ?? (href && <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />)}
    </>
  );
  const className = classNames(styles.row, danger && styles.danger);
  return (
    <li>
      {href ? (
        <Link href={href} className={className}>
          {inner}
        </Link>
      ) : onPress ? (
        <Button onPress={onPress} className={className}>
          {inner}
        </Button>
      ) : (
        <div className={className}>{inner}</div>
      )}
    </li>
  );
}
