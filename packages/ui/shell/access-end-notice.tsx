import { useAccessEnd } from '@anwurf/db/queries/react/use-access-end';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { Banner } from '../kit/feedback/banner.tsx';
import { tenMinutes, useNow } from '../kit/use-now.ts';
import styles from './data-notice.module.css';

/** Says that the paid access has ended, what stays, and how it goes on. */
export function AccessEndNotice({ buyAction }: { buyAction: ReactNode }) {
  const end = useAccessEnd(useNow(tenMinutes));
  if (end === null) return null;
  return (
    <div className={styles.notice}>
      <Banner kind="warn">
        <b>Dein Zugang ist am {format(end, 'dd.MM.yyyy')} abgelaufen.</b> Du siehst weiter alles, was du gespeichert hast, und kannst es
        exportieren und löschen. Neues nehmen wir wieder an, sobald du einen Zugang hast.
        <div className={styles.action}>{buyAction}</div>
      </Banner>
    </div>
  );
}
