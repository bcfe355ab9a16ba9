import { deviceStorage } from '@anwurf/contract/device-storage';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptValue } from '../storage/kept-value.ts';

const kept = keptValue(deviceStorage.workoutSound, z.enum(['on', 'off']));
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onChangedElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether rests and timed sets end with a tone on this device, and how to change it. */
export function useSound(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => kept.read() !== 'off');
  return [
    isOn,
    (next) => {
      kept.keep(next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  ];
}
