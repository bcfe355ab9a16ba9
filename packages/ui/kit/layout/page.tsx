import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  /** A `BackLink` to the screen one level up. */
  back?: ReactNode;
  /** Beside the title: a menu or icon buttons. */
  tools?: ReactNode;
  /** A `BottomAction`: docked at the bottom, on wide screens at the title's right. */
  action?: ReactNode;
  /** Width of the content on wide screens. */
  width?: 'full' | 'reading';
  children: ReactNode;
}

/** The frame of a screen: title, content, the one action. */
export function Page({ title, back, tools, action, width = 'full', children }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'reading' && styles.reading)}>
      <header className={classNames(styles.head, back !== undefined && styles.bar)}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {tools}
      </header>
      <div className={styles.body}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
