import { Play } from 'lucide-react';
import { StartSignals } from './start-signals.tsx';
import type { TestRun } from './use-test-run.ts';

const countdown = 5000;

/** Begins the Yo-Yo test with signals; who has run it elsewhere types the result. */
export function YoyoStart({ run }: { run: TestRun }) {
  return (
    <StartSignals marks={[3, 2, 1]} onStart={() => run.change({ yoyo: { startsAt: Date.now() + countdown, pausedAt: null, misses: [] } })}>
      <Play size={20} aria-hidden="true" />
      Mit Signalen laufen
    </StartSignals>
  );
}
