import type { SubTest, TrialClock } from '@anwurf/domain/fitness/sub-test';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { roundTo } from '@anwurf/domain/number/rounding';
import { Square, Timer, X } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { entryOf } from '../test-draft.ts';
import { HandTiming } from './hand-timing.tsx';
import styles from './trial-clock-panel.module.css';
import { useTrialClock } from './use-trial-clock.ts';
import type { TestRun } from './use-test-run.ts';

export interface TrialClockPanelProps {
  run: TestRun;
  test: SubTest;
  clock: Exclude<TrialClock, { kind: 'yoyo' } | { kind: 'repeated-sprints' }>;
  /** Names the trial. */
  of: string;
  /** Measured seconds; none of a countdown, where repetitions are counted. */
  onMeasured: (seconds: number) => void;
}

const startWords = { stopwatch: 'Stoppuhr starten', hold: 'Zeit starten', countdown: 'Start' };

/** Measures the time of a trial: its own button, then the clock with what ends it. */
export function TrialClockPanel({ run, test, clock, of, onMeasured }: TrialClockPanelProps) {
  const running = useTrialClock(run, of, clock, () => run.change({ clock: null }));
  if (!running.isRunning) {
    return (
      <div className={styles.idle}>
        <Button variant="court" wide onPress={running.start}>
          <Timer size={20} aria-hidden="true" />
          {clock.kind === 'countdown' ? `${clock.seconds} s starten` : startWords[clock.kind]}
        </Button>
        {clock.kind === 'stopwatch' ? <HandTiming entry={entryOf(run.draft, test)} /> : <SoundSwitch marks={[3, 2, 1]} />}
      </div>
    );
  }
  const { ready, seconds } = running;
  const isStopwatch = clock.kind === 'stopwatch';
  const shown = clock.kind === 'countdown' ? Math.ceil(clock.seconds - seconds) : Math.floor(seconds);
  const spoken = ready > 0 ? `Los in ${ready} Sekunden` : clock.kind === 'countdown' ? `Noch ${shown} Sekunden` : `${shown} Sekunden`;
  return (
    <section className={styles.clock} aria-label="Die Uhr läuft" data-surface="court">
      <ClockArc part={clock.kind === 'countdown' && ready === 0 ? seconds / clock.seconds : 0} spoken={spoken}>
        {ready > 0 ? ready : isStopwatch ? formatGermanDecimal(seconds, { decimals: 2, fixed: true }) : shown}
      </ClockArc>
      <p>{ready > 0 ? 'Gleich geht es los' : test.cue}</p>
      <div className={styles.pair}>
        <Button variant="line" onPress={running.cancel}>
          <X size={20} aria-hidden="true" />
          Abbrechen
        </Button>
        {clock.kind !== 'countdown' && (
          <Button
            variant="ball"
            isDisabled={ready > 0}
            onPress={() => onMeasured(roundTo(running.stop(), isStopwatch ? 2 : test.step < 1 ? 1 : 0))}
          >
            <Square size={20} aria-hidden="true" />
            Stopp
          </Button>
        )}
      </div>
    </section>
  );
}
