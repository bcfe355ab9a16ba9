import { useEffect } from 'react';
import { planTones } from './sound.ts';
import { useSound } from './use-sound.ts';
import { useSoundStretch } from './use-sound-stretch.ts';

/** A tone so many seconds after the start of a course; 0 as mark is the long one. */
export interface CourseTone {
  readonly at: number;
  readonly mark: number;
}

/**
 * All tones of a course that is led by them, planned ahead as a whole; anew after a reload or an interruption.
 * @param startedAt milliseconds since 1970; null: it does not run
 */
export function useToneCourse(startedAt: number | null, tones: readonly CourseTone[]): void {
  const [isOn] = useSound();
  const stretch = useSoundStretch(isOn && startedAt !== null && tones.length > 0);
  useEffect(() => {
    if (startedAt === null || !isOn || stretch === 0) return;
    const passed = (Date.now() - startedAt) / 1000;
    return planTones(tones.filter(({ at }) => at >= passed).map(({ at, mark }) => ({ mark, delay: at - passed })));
  }, [startedAt, isOn, tones, stretch]);
}
