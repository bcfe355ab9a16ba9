import { format } from 'date-fns';

const tag = 'rest';
const icon = '/icons/icon-192.png';

/** Notifications need the worker that stores the app; without it there are none. */
async function show(title: string, isSilent: boolean): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { tag, icon, badge: icon, lang: 'de', silent: isSilent, data: '/active-workout' });
}

async function close(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag })) ?? []) one.close();
}

const isHidden = () => document.visibilityState === 'hidden';
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

/** Shows a rest on a page that is out of sight, until it ends or is seen. @returns ends it */
export function showRest(endsAt: number): () => void {
  let isOver = false;
  function over() {
    if (isOver) return;
    isOver = true;
    if (isHidden()) quietly(show('Pause vorbei', false));
  }
  function look() {
    if (!isHidden()) quietly(close());
    else if (Date.now() < endsAt) quietly(show(`Pause bis ${format(endsAt, 'HH:mm:ss')}`, true));
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
