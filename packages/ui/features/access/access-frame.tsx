import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../kit/class-names.ts';
import { Link } from '../../links/plain-links.ts';
import { Court } from '../../brand/court.tsx';
import { Logo } from '../../brand/logo.tsx';
import styles from './access-frame.module.css';
import { unbroken } from '../../kit/text/unbroken.tsx';

export interface AccessFrameProps {
  title: string;
  intro?: ReactNode;
  /** A low roof: for long forms. */
  low?: boolean;
  /** Ends with the ways on, where there is something to do. */
  children?: ReactNode;
}

/** The frame of all access screens: the court with the mark, one column below or beside it. */
export function AccessFrame({ title, intro, low = false, children }: AccessFrameProps) {
  return (
    <main className={styles.screen}>
      <div className={classNames(styles.roof, low && styles.low)} data-surface="court">
        <Court view="roof" />
        <span className={styles.logo}>
          <Logo chalk size={40} />
        </span>
      </div>
      <div className={styles.column}>
        <div className={styles.head}>
          <h1>{unbroken(title)}</h1>
          {intro && <p className={styles.intro}>{unbroken(intro)}</p>}
        </div>
        <div className={styles.body}>
          <Suspense>{children}</Suspense>
        </div>
        <nav className={styles.legal} aria-label="Rechtliches">
          <Link to="/imprint">Impressum</Link>
          <Link to="/privacy-policy">Datenschutz</Link>
          <Link to="/terms">AGB</Link>
          <Link to="/withdrawal">Vertrag widerrufen</Link>
        </nav>
      </div>
    </main>
  );
}
