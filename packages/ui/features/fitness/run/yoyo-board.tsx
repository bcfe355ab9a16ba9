import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { withTrial } from '@anwurf/domain/fitness/test-entry';
import { yoyoMoment } from '@anwurf/domain/fitness/yoyo-course';
import { yoyoResult } from '@anwurf/domain/fitness/yoyo';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { SilentNotice } from '../../../signal/silent-notice.tsx';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { entryOf, type TestDraft } from '../test-draft.ts';
import { useBestBefore } from './use-best-before.ts';
import type { TestRun } from './use-test-run.ts';
import { useYoyo } from './use-yoyo.ts';
import { YoyoActions } from './yoyo-actions.tsx';
import styles from './yoyo-board.module.css';
import { YoyoCourse } from './yoyo-course.tsx';
import { YoyoFace } from './yoyo-face.tsx';

/** The space bar counts a missed line; on a button it presses that. */
function useSpaceBar(onMiss: () => void) {
  const miss = useEffectEvent(onMiss);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      miss();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The draft without the Yo-Yo test under way, with its result where there is one. */
function withResult(draft: TestDraft, test: SubTest, result: number | null): Partial<TestDraft> {
  if (result === null) return { yoyo: null };
  return { yoyo: null, entries: { ...draft.entries, [test.id]: withTrial(entryOf(draft, test), 'trials', 0, result) } };
}

/** The Yo-Yo test on the scoreboard, to be read from five metres. */
export function YoyoBoard({ run, test, underWay }: { run: TestRun; test: SubTest; underWay: NonNullable<TestDraft['yoyo']> }) {
  const yoyo = useYoyo(run, underWay);
  const before = useBestBefore(test);
  useSpaceBar(yoyo.miss);
  const moment = yoyoMoment(Math.max(0, yoyo.seconds));
  const wait = Math.max(0, Math.ceil(-yoyo.seconds));
  return (
    <div className={styles.board} data-surface="board">
      <div className={styles.inner}>
        <header className={styles.bar}>
          <IconButton aria-label="Test abbrechen" onPress={yoyo.leave}>
            <X aria-hidden="true" />
          </IconButton>
          <h1>{test.name}</h1>
          <SoundSwitch marks={[3, 2, 1]} />
        </header>
        {!yoyo.isOver && !yoyo.isPaused && <SilentNotice />}
        <YoyoFace isOver={yoyo.isOver} shown={yoyo.isOver ? yoyo.result : yoyoResult(moment.run)} moment={moment} wait={wait} />
        {!yoyo.isOver && <YoyoCourse moment={moment} before={before} />}
        <YoyoActions yoyo={yoyo} isWaiting={wait > 0} onTake={(result) => run.change(withResult(run.draft, test, result))} />
      </div>
    </div>
  );
}
