import { deviceStorage } from '@anwurf/contract/device-storage';
import * as z from 'zod/mini';
import { keptValue } from '../storage/kept-value.ts';
import type { RestActions } from './show-rest-controls.ts';

const kept = keptValue(deviceStorage.restControls, z.literal('on'));
const canShow = () => 'mediaSession' in navigator && typeof Audio !== 'undefined';

/**
 * Puts the controls of a rest where the system has those of music, on the lock screen among others.
 * @returns ends it
 */
function follow(rest: { readonly endsAt: number; readonly total: number }, actions: RestActions): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  import('./show-rest-controls.ts').then(
    ({ showRestControls }) => {
      if (!isStopped) stop = showRestControls(rest, actions);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** Controls of a rest among the system's for music; the player switches them on, for music of other apps is held meanwhile. */
export const restControls = {
  canShow,
  isOn: () => kept.read() === 'on' && canShow(),
  set: (isOn: boolean) => void (isOn ? kept.keep('on') : kept.drop()),
  follow,
};
