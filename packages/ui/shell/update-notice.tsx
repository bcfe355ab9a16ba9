import { useEffect } from 'react';
import { showNotice } from '../kit/overlay/toast-queue.ts';
import { usePlatform } from '../platform.tsx';

/** Offers a new version once it is ready; the player decides when, never in the middle of a set. */
export function UpdateNotice() {
  const { updates } = usePlatform();
  useEffect(() => {
    if (updates === null) return;
    let offered = false;
    const offer = () => {
      if (offered || !updates.isReady()) return;
      offered = true;
      showNotice('Neue Version bereit', 'Sie wird mit dem Neuladen aktiv.', { label: 'Neu laden', run: () => updates.apply() });
    };
    offer();
    return updates.subscribe(offer);
  }, [updates]);
  return null;
}
