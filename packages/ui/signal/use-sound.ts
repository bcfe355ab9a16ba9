import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { changesOf } from '../storage/kept-changes.ts';
import { keptValue } from '../storage/kept-value.ts';

const kept = keptValue('workoutSound', z.enum(['on', 'off']));
const [subscribe, tell] = changesOf(kept);

/** Whether rests and timed sets end with a tone on this device, and how to change it. */
export function useSound(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => kept.read() !== 'off');
  return [
    isOn,
    (next) => {
      kept.keep(next ? 'on' : 'off');
      tell();
    },
  ];
}
