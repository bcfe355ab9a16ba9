import { signalsAhead } from '@anwurf/domain/workout/hold-clock';
import { useEffect } from 'react';
import { planTones } from './sound.ts';
import { useSound } from './use-sound.ts';
import { useSoundStretch } from './use-sound-stretch.ts';

/**
 * Tones at the marks before an instant and at it.
 * @param endsAt milliseconds since 1970; null: nothing is running
 */
export function useSignals(endsAt: number | null, marks: readonly number[]): void {
  const [isOn] = useSound();
  const stretch = useSoundStretch(isOn && endsAt !== null);
  useEffect(() => {
    if (endsAt === null || !isOn || stretch === 0) return;
    return planTones(signalsAhead((endsAt - Date.now()) / 1000, marks));
  }, [endsAt, isOn, marks, stretch]);
}

/** Felt in the hand, as the phone lies on the bench; not every device can. */
export function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
}
