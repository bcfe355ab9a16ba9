import { useEffect } from 'react';
import { showNotice } from '../kit/overlay/toast-queue.ts';
import { usePlatform } from '../platform.tsx';

/** Shows a new version once it is ready; the player decides when, never in the middle of a set. */
export function UpdateNotice() {
  const { updates } = usePlatform();
  useEffect(() => {
    if (updates === null) return;
    let isShown = false;
    const show = () => {
      if (isShown || !updates.isReady()) return;
      isShown = true;
      showNotice('Neue Version bereit', 'Sie wird mit dem Neuladen aktiv.', { label: 'Neu laden', run: () => updates.apply() });
    };
    show();
    return updates.subscribe(show);
  }, [updates]);
  return null;
}
