import type { ReactNode } from 'react';
import { classNames } from '../../kit/class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  id: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** The floor it stands on. */
  ground?: 'floor' | 'surface' | 'court';
  children: ReactNode;
}

/** A section of the landing page: the same edge, title and measure everywhere. */
export function Section({ id, title, lead, ground = 'floor', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.section, styles[ground])}
      data-surface={ground === 'court' ? ground : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
