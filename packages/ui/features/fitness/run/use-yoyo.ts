import { missedRun, resultAt, resultBefore, YOYO_TONES } from '@anwurf/domain/fitness/yoyo-course';
import { useEffect, useState } from 'react';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { allowSound } from '../../../signal/sound.ts';
import { type CourseTone, useToneCourse } from '../../../signal/use-tone-course.ts';
import { vibrate } from '../../../signal/use-signals.ts';
import type { TestDraft } from '../test-draft.ts';
import type { TestRun } from './use-test-run.ts';

type YoyoUnderWay = NonNullable<TestDraft['yoyo']>;

const countdownTones: readonly CourseTone[] = [3, 2, 1].map((mark) => ({ at: -mark, mark }));
const tones: readonly CourseTone[] = [...countdownTones, ...YOYO_TONES];
const silence: readonly CourseTone[] = [];
/** Seconds in which the end can be taken back, by a second missed line or by hand. */
const UNDO_SECONDS = 10;
const missesThatEnd = 2;

/** The Yo-Yo test under way; it counts from an instant, so a locked phone or a reload loses nothing. */
export function useYoyo({ draft, change }: TestRun, yoyo: YoyoUnderWay) {
  const { startsAt, pausedAt, misses, endedAt = null } = yoyo;
  const [now, setNow] = useState(() => Date.now());
  const secondMiss = misses[missesThatEnd - 1];
  const isOver = secondMiss !== undefined || endedAt !== null;
  const seconds = ((pausedAt ?? now) - startsAt) / 1000;
  const over = secondMiss ?? endedAt;
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
    canUndo: over !== null && pausedAt === null && seconds - over < UNDO_SECONDS,
    miss: () => {
      if (isOver || pausedAt !== null || elapsed() < 0) return;
      vibrate();
      change({ yoyo: { ...yoyo, misses: [...misses, elapsed()] } });
    },
    undo: () => change({ yoyo: secondMiss === undefined ? { ...yoyo, endedAt: null } : { ...yoyo, misses: misses.slice(0, -1) } }),
    pause: () => change({ yoyo: { ...yoyo, pausedAt: Date.now() } }),
    resume: () => {
      allowSound();
      setNow(Date.now());
      if (pausedAt !== null) change({ yoyo: { ...yoyo, startsAt: startsAt + Date.now() - pausedAt, pausedAt: null } });
    },
    end: () => change({ yoyo: { ...yoyo, endedAt: pausedAt === null ? elapsed() : seconds } }),
    /** Leaves the board; taken back, the run stands where it was left. */
    leave: () => {
      change({ yoyo: null });
      if (seconds < 0 || (isOver && result === null)) return;
      const left = { yoyo: { ...yoyo, pausedAt: isOver ? pausedAt : (pausedAt ?? Date.now()) }, index: draft.index };
      showMessage('Lauf abgebrochen', 'Er steht, wo du ihn verlassen hast.', { label: 'Rückgängig', run: () => change(left) });
    },
  };
}

export type Yoyo = ReturnType<typeof useYoyo>;
