import { isWithinBounds, type SubTest } from '@anwurf/domain/fitness/sub-test';
import { nextOpenTrial, withTrial } from '@anwurf/domain/fitness/test-entry';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { roundTo } from '@anwurf/domain/number/rounding';
import { REST_SIGNALS } from '@anwurf/domain/workout/hold-clock';
import { Square, Timer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { SilentNotice } from '../../../signal/silent-notice.tsx';
import { useSignals } from '../../../signal/use-signals.ts';
import { boundsText, trialText } from '../fitness-words.ts';
import { entryOf } from '../test-draft.ts';
import { HandTiming } from './hand-timing.tsx';
import { StartSignals } from './start-signals.tsx';
import styles from './trial-clock-panel.module.css';
import type { TestRun } from './use-test-run.ts';

const firstCountdown = 10;
const clockName = 'repeated-sprints';

/** Leads through six sprints: the rest counts down to the long tone, then the time runs until somebody stops it. */
export function SprintGuide({ run, test, restSeconds }: { run: TestRun; test: SubTest; restSeconds: number }) {
  const { draft, change } = run;
  const startsAt = draft.clock?.of === clockName ? draft.clock.startsAt : null;
  const [now, setNow] = useState(() => Date.now());
  useSignals(startsAt, REST_SIGNALS);
  useEffect(() => {
    if (startsAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 50);
    return () => clearInterval(timer);
  }, [startsAt]);
  const open = nextOpenTrial(entryOf(draft, test));

  if (startsAt === null) {
    if (open === null) return null;
    return (
      <>
        <StartSignals
          marks={REST_SIGNALS}
          onStart={() => {
            setNow(Date.now());
            change({ clock: { of: clockName, startsAt: Date.now() + firstCountdown * 1000 } });
          }}
        >
          <Timer size={20} aria-hidden="true" />
          {open.index === 0 ? 'Sprints mit Signal starten' : 'Mit Signal weitermachen'}
        </StartSignals>
        <HandTiming entry={entryOf(draft, test)} />
      </>
    );
  }

  const seconds = (now - startsAt) / 1000;
  const wait = Math.max(0, Math.ceil(-seconds));
  function stop() {
    if (startsAt === null || open === null) return;
    const time = roundTo((Date.now() - startsAt) / 1000, 2);
    const counts = isWithinBounds(test, time);
    const entry = withTrial(entryOf(draft, test), open.side, open.index, counts ? time : 'invalid');
    const isLast = nextOpenTrial(entry) === null;
    change({
      entries: { ...draft.entries, [test.id]: entry },
      clock: isLast ? null : { of: clockName, startsAt: Date.now() + restSeconds * 1000 },
    });
    setNow(Date.now());
    if (counts) return;
    const running = { entries: draft.entries, clock: draft.clock };
    const words = `Sprint ${open.index + 1}: ${trialText(test, time)} zählt nicht`;
    showMessage(words, boundsText(test), { label: 'Rückgängig', run: () => change(running) });
  }
  return (
    <section className={styles.clock} aria-label="Die Uhr läuft" data-surface="court">
      {wait > 0 && <SilentNotice />}
      <ClockArc
        part={wait > 0 ? 1 - wait / restSeconds : 0}
        spoken={wait > 0 ? `Start in ${wait} Sekunden` : `${Math.floor(seconds)} Sekunden`}
      >
        {wait > 0 ? wait : formatGermanDecimal(Math.max(0, seconds), { decimals: 2, fixed: true })}
      </ClockArc>
      <p>{wait > 0 ? `Geh zum Start. Sprint ${(open?.index ?? 0) + 1} von ${test.trials}` : `Sprint ${(open?.index ?? 0) + 1} läuft`}</p>
      <div className={styles.pair}>
        <Button variant="line" onPress={() => change({ clock: null })}>
          <X size={20} aria-hidden="true" />
          Abbrechen
        </Button>
        <Button variant="ball" isDisabled={wait > 0} onPress={stop}>
          <Square size={20} aria-hidden="true" />
          Stopp
        </Button>
      </div>
    </section>
  );
}
