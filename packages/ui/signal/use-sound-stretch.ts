import { useCallback, useSyncExternalStore } from 'react';
import { onSoundStretch, soundStretch } from './sound.ts';

/**
 * The audible stretch while something sounds: tones are planned anew with each; 0: nothing is heard.
 * @param isWanted tones are to come
 */
export function useSoundStretch(isWanted: boolean): number {
  const subscribe = useCallback((listener: () => void) => (isWanted ? onSoundStretch(listener) : () => undefined), [isWanted]);
  return useSyncExternalStore(subscribe, soundStretch);
}
