import { deviceStorage } from '@anwurf/contract/device-storage';
import * as z from 'zod/mini';
import type { Platform } from '../platform.tsx';
import { keptValue } from '../storage/kept-value.ts';

const kept = keptValue(deviceStorage.restNotice, z.literal('on'));
const mayNotify = () => 'Notification' in globalThis && Notification.permission === 'granted';

/**
 * Shows a rest while the page cannot be seen: until when it lasts, then that it is over. Where the system holds a hidden page back, as iPhones
 * do with a locked screen, the first stays.
 * @param endsAt milliseconds since 1970
 * @param openNotice brings the app to the front where no service worker does
 * @returns ends it
 */
function follow(endsAt: number, openNotice?: Platform['openNotice']): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import('./show-rest.ts').then(
    ({ showRest }) => {
      stop = showRest(endsAt, openNotice);
      if (isStopped) stop();
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** Rests as notifications of this device, without a server. */
export const restNotice = {
  isOn: () => kept.read() === 'on' && mayNotify(),
  set: (isOn: boolean) => void (isOn ? kept.keep('on') : kept.drop()),
  follow,
};
