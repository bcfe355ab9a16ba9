import { Play } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { allowSound } from '../../../signal/sound.ts';
import styles from './trial-clock-panel.module.css';
import type { TestRun } from './use-test-run.ts';

const countdown = 5000;

/** Begins the Yo-Yo test with signals; who has run it elsewhere types the result. */
export function YoyoStart({ run }: { run: TestRun }) {
  return (
    <div className={styles.idle}>
      <Button
        variant="court"
        wide
        onPress={() => {
          allowSound();
          run.change({ yoyo: { startsAt: Date.now() + countdown, pausedAt: null, misses: [] } });
        }}
      >
        <Play size={20} aria-hidden="true" />
        Mit Signalen laufen
      </Button>
      <SoundSwitch marks={[3, 2, 1]} />
    </div>
  );
}
