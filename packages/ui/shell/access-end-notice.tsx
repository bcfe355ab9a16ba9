import { account } from '@anwurf/db/queries/account';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { Banner } from '../kit/banner.tsx';
import { useNow } from '../kit/use-now.ts';
import styles from './data-notice.module.css';

const owner = account();

/** Says that the paid access has ended, what stays, and how it goes on. */
export function AccessEndNotice({ buyAction }: { buyAction: ReactNode }) {
  const now = useNow(60_000);
  const end = loadedOr(useFirstRow(owner), null)?.accessExpiresAt ?? null;
  if (end === null || end > now) return null;
  return (
    <div className={styles.notice}>
      <Banner kind="warn">
        <b>Dein Zugang ist am {format(end, 'dd.MM.yyyy')} abgelaufen.</b> Du siehst weiter alles, was du gespeichert hast, und kannst es
        exportieren und löschen. Neues nehmen wir wieder an, sobald du einen Zugang hast.
        {buyAction}
      </Banner>
    </div>
  );
}
