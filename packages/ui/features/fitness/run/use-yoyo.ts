import { missedRun, resultAt, resultBefore, YOYO_TONES } from '@anwurf/domain/fitness/yoyo-course';
import { useEffect, useState } from 'react';
import { allowSound } from '../../../signal/sound.ts';
import { type CourseTone, useToneCourse } from '../../../signal/use-tone-course.ts';
import { vibrate } from '../../../signal/use-signals.ts';
import type { TestDraft } from '../test-draft.ts';
import type { TestRun } from './use-test-run.ts';

type YoyoUnderWay = NonNullable<TestDraft['yoyo']>;

const countdownTones: readonly CourseTone[] = [3, 2, 1].map((mark) => ({ at: -mark, mark }));
const tones: readonly CourseTone[] = [...countdownTones, ...YOYO_TONES];
const silence: readonly CourseTone[] = [];
/** Seconds in which the second missed line can be taken back. */
const UNDO_SECONDS = 10;
const missesThatEnd = 2;

/** The Yo-Yo test under way; it counts from an instant, so a locked phone or a reload loses nothing. */
export function useYoyo({ change }: TestRun, yoyo: YoyoUnderWay) {
  const { startsAt, pausedAt, misses } = yoyo;
  const [now, setNow] = useState(() => Date.now());
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const secondMiss = misses[missesThatEnd - 1];
  const isOver = secondMiss !== undefined || endedAt !== null;
  const seconds = ((pausedAt ?? now) - startsAt) / 1000;
  useToneCourse(startsAt, pausedAt !== null || isOver ? silence : tones);

  useEffect(() => {
    if (pausedAt !== null) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [pausedAt]);

  const result = secondMiss !== undefined ? resultBefore(missedRun(secondMiss)) : endedAt !== null ? resultAt(endedAt) : null;
  const elapsed = () => (Date.now() - startsAt) / 1000;
  return {
    seconds,
    misses: misses.length,
    isPaused: pausedAt !== null,
    isOver,
    /** Null: no run was finished. */
    result,
    canUndo: secondMiss !== undefined && seconds - secondMiss < UNDO_SECONDS,
    miss: () => {
      if (isOver || pausedAt !== null || elapsed() < 0) return;
      vibrate();
      change({ yoyo: { ...yoyo, misses: [...misses, elapsed()] } });
    },
    undo: () => change({ yoyo: { ...yoyo, misses: misses.slice(0, -1) } }),
    pause: () => change({ yoyo: { ...yoyo, pausedAt: Date.now() } }),
    resume: () => {
      allowSound();
      setNow(Date.now());
      if (pausedAt !== null) change({ yoyo: { ...yoyo, startsAt: startsAt + Date.now() - pausedAt, pausedAt: null } });
    },
    end: () => setEndedAt(pausedAt === null ? elapsed() : seconds),
    leave: () => change({ yoyo: null }),
  };
}

export type Yoyo = ReturnType<typeof useYoyo>;
