import { useSyncState } from '@anwurf/db/client/react';
import { useEffect } from 'react';
import { useLongWait } from '../data/use-long-wait.ts';
import { showMessage } from '../kit/overlay/toast-queue.ts';

/** In ms: a press that shows nothing for longer seems to have done nothing. */
const longSaving = 1000;

/** Says on a new device that what was entered waits for its database. */
export function HeldWrites() {
  const isLong = useLongWait(
    useSyncState(({ heldWrites = 0 }) => heldWrites > 0),
    longSaving,
  );
  useEffect(() => {
    if (isLong)
      showMessage('Noch nicht gespeichert', 'Die App kommt noch auf dieses Gerät. Lass sie offen, dann wird deine Eingabe gespeichert.');
  }, [isLong]);
  return null;
}
