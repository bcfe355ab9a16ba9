import { format } from 'date-fns';
import type { Platform } from '../platform.tsx';
import { closePageNotice, showPageNotice } from './page-notice.ts';

const tag = 'rest';
const icon = '/icons/icon-192.png';

/** A browser's notifications need the worker that stores the app; without it there are none. The desktop app's page shows its own. */
async function show(title: string, isSilent: boolean, openNotice: Platform['openNotice']): Promise<void> {
  if (openNotice !== undefined) return showPageNotice({ name: 'rest', title, tag, isSilent }, openNotice);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { tag, icon, badge: icon, lang: 'de', silent: isSilent, data: '/active-workout' });
}

async function close(): Promise<void> {
  closePageNotice(tag);
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag })) ?? []) one.close();
}

const isHidden = () => document.visibilityState === 'hidden';
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

/**
 * Shows a rest on a page that is out of sight, until it ends or is seen.
 * @param openNotice brings the desktop app to the front
 * @returns ends it
 */
export function showRest(endsAt: number, openNotice?: Platform['openNotice']): () => void {
  let isOver = false;
  function over() {
    if (isOver) return;
    isOver = true;
    if (isHidden()) quietly(show('Pause vorbei', false, openNotice));
  }
  function look() {
    if (!isHidden()) quietly(close());
    else if (Date.now() < endsAt) quietly(show(`Pause bis ${format(endsAt, 'HH:mm:ss')}`, true, openNotice));
  }
  const timer = setTimeout(over, Math.max(0, endsAt - Date.now()));
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    // The clock of the screen ends it in the same moment.
    if (Date.now() >= endsAt) over();
    else quietly(close());
    if (isOver && isHidden()) document.addEventListener('visibilitychange', () => quietly(close()), { once: true });
    document.removeEventListener('visibilitychange', look);
  };
}
