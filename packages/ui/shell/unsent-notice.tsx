import { useDatabase } from '@anwurf/db/client/react';
import { oldUnsentSets } from '@anwurf/db/queries/old-unsent-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { startOfHour, subDays } from 'date-fns';
import { CloudUpload } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../kit/action/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { tenMinutes, useNow } from '../kit/use-now.ts';
import { keptOfUser } from '../storage/kept-of-user.ts';
import { useUserId } from '../storage/user-id.tsx';
import styles from './data-notice.module.css';
import { oldUnsentWords } from './sync-words.ts';

const canBeEmpty = { canBeEmpty: true };
/** When the player wanted to be reminded later. */
const remindedAt = (userId: string) => keptOfUser('unsentReminder', z.iso.datetime(), userId);

/** Reminds of sets that have been on this device alone for a day; once put off, not before the next day. */
export function UnsentNotice() {
  const { sync } = useDatabase();
  const userId = useUserId();
  // By the hour: another parameter is another query.
  const yesterday = subDays(startOfHour(useNow(tenMinutes)), 1).getTime();
  const query = useMemo(() => oldUnsentSets(new Date(yesterday).toISOString()), [yesterday]);
  const old = loadedOr(useFirstRow(query, canBeEmpty), null);
  const [putOff, setPutOff] = useState(() => remindedAt(userId).read());
  if (old === null || old.since === null || (putOff !== null && new Date(putOff).getTime() > yesterday)) return null;
  const later = () => {
    const at = new Date().toISOString();
    remindedAt(userId).keep(at);
    setPutOff(at);
  };
  return (
    <div className={styles.notice}>
      <Banner kind="warn" icon={<CloudUpload aria-hidden="true" />}>
        <b>{oldUnsentWords(old.count, old.since)}</b> Öffne die App mit Empfang, bis dieser Hinweis verschwindet.
        <div className={styles.actions}>
          <Button onPress={() => sync.now()}>Jetzt abgleichen</Button>
          <Button variant="quiet" onPress={later}>
            Später erinnern
          </Button>
        </div>
      </Banner>
    </div>
  );
}
