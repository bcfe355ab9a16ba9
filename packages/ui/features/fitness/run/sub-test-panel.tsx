import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { FlightCalculator } from './flight-calculator.tsx';
import { Instructions } from './instructions.tsx';
import { RestNote } from './rest-note.tsx';
import { SkipSheet } from './skip-sheet.tsx';
import { SprintGuide } from './sprint-guide.tsx';
import { StartSignals } from './start-signals.tsx';
import styles from './sub-test-panel.module.css';
import { ThrowCalculator } from './throw-calculator.tsx';
import { TrialCard } from './trial-card.tsx';
import { TrialClockPanel } from './trial-clock-panel.tsx';
import { TrialDock } from './trial-dock.tsx';
import { TrialsCard } from './trials-card.tsx';
import type { TestRun } from './use-test-run.ts';
import { type TrialEntry, useTrialEntry } from './use-trial-entry.ts';

const countdownMs = 5000;

/** Begins the Yo-Yo test with signals; a result from elsewhere is typed. */
function YoyoStart({ run }: { run: TestRun }) {
  return (
    <StartSignals
      marks={[3, 2, 1]}
      onStart={() => run.change({ yoyo: { startsAt: Date.now() + countdownMs, pausedAt: null, misses: [] } })}
    >
      <Play size={20} aria-hidden="true" />
      Mit Signalen laufen
    </StartSignals>
  );
}

/** The clock with which a trial is measured here, where the sub-test has one. */
function Clock({ run, test, trial: { open, measured } }: { run: TestRun; test: SubTest; trial: TrialEntry }) {
  const { clock } = test;
  if (clock?.kind === 'repeated-sprints') return <SprintGuide run={run} test={test} restSeconds={clock.restSeconds} />;
  if (!clock || open === null) return null;
  if (clock.kind === 'yoyo') return <YoyoStart run={run} />;
  return <TrialClockPanel run={run} test={test} clock={clock} of={`${test.id}/${open.side}/${open.index}`} onMeasured={measured} />;
}

/** A sub-test: its trials, how it is done, and the trial that is being set. */
export function SubTestPanel({ run, test }: { run: TestRun; test: SubTest }) {
  const { draft } = run;
  const trial = useTrialEntry(run, test);
  const [isExplained, setExplained] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = draft.clock !== null;
  const extras = <ExtrasFields test={test} entry={trial.entry} onChange={(changed) => run.setEntry(test, changed)} />;
  const isDecided = test.extras.every(({ decides }) => decides !== true);

  const next = () => run.goTo(draft.index + 1);

  function save() {
    if (panel.current !== null && leadsToWrongNumber(panel.current)) trial.clearProblem();
    else trial.save();
  }

  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.work}>
        <TrialsCard test={test} trial={trial} onExplain={() => setExplained(true)} />
        {!isDecided && !isRunning && extras}
        <Clock run={run} test={test} trial={trial} />
        {trial.open !== null && !isRunning && <TrialCard test={test} trial={trial} />}
        {!isRunning && <RestNote lastTrialAt={draft.lastTrialAt} restSeconds={trial.open === null ? null : test.restSeconds} />}
      </div>
      <div className={styles.beside}>
        {test.id === 'countermovement_jump' && trial.open !== null && (
          <FlightCalculator
            onHeight={(cm) => {
              // A jump to the wall is another one, and is not compared.
              run.setEntry(test, { ...trial.entry, extras: { ...trial.entry.extras, messung: 'flugzeit' } });
              trial.measured(cm);
            }}
          />
        )}
        {test.unit === 'km/h' && trial.open !== null && <ThrowCalculator onSpeed={trial.measured} />}
        {isDecided && extras}
      </div>
      {!isRunning && <TrialDock trial={trial} onSave={save} onNext={next} onSkip={draft.battery ? () => setSkipping(true) : next} />}
      <SkipSheet test={test} isOpen={isSkipping} onOpenChange={setSkipping} onSkip={(reason) => run.skip(test, reason)} />
      <Sheet isOpen={isExplained} onOpenChange={setExplained} title={test.name.replaceAll('\u00ad', '')}>
        <Instructions test={test} />
      </Sheet>
    </div>
  );
}
