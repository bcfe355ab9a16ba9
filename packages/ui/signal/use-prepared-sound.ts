import { useEffect } from 'react';
import { prepareSound } from './sound.ts';

/** The screen is drawn, and nobody has done a set yet. */
const afterMilliseconds = 1000;

/** Makes the audio clock while nothing waits for it, so that the first confirmed set does not. */
export function usePreparedSound(): void {
  useEffect(() => {
    const timer = setTimeout(prepareSound, afterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
}
