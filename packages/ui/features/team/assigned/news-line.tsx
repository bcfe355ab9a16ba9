import type { ReactNode } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import styles from './news-line.module.css';

/** Something of a team that waits for the player, and the way to it. */
export function NewsLine({ children, link }: { children: ReactNode; link: ReactNode }) {
  return (
    <Card>
      <div className={styles.line}>
        <p>{children}</p>
        {link}
      </div>
    </Card>
  );
}
