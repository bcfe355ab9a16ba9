import type { ReactNode } from 'react';
import type { SiteFacts } from '../../site.ts';
import styles from './settled.module.css';

/** A fact that the server decides: holds its place unseen until the answer is there, so that no price changes in sight. */
export function Settled({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <span className={facts.state === 'waiting' ? styles.waiting : undefined}>{children}</span>;
}
