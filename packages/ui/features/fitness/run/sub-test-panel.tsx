import { type SubTest, trialUnitOf, shownUnit } from '@anwurf/domain/fitness/sub-test';
import { type EntrySide, hasValidTrial, nextOpenTrial, withTrial } from '@anwurf/domain/fitness/test-entry';
import { farFromBest, isImplausible, plausibleRange } from '@anwurf/domain/fitness/plausible-range';
import { trialField } from '@anwurf/domain/fitness/trial-field';
import type { Trial } from '@anwurf/domain/fitness/trials';
import { useId, useRef, useState } from 'react';
import { localDay } from '../../../data/local-day.ts';
import { numberRule } from '../../../forms/number-rule.ts';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { guardPresses } from '../../../kit/action/press-guard.ts';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Segments } from '../../../kit/field/segments.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { Stepper } from '../../../kit/field/stepper.tsx';
import { leadsToWrongNumber } from '../../../kit/field/wrong-number.ts';
import { measureText } from '../fitness-words.ts';
import { entryOf } from '../test-draft.ts';
import { personOn, useOwnProfile } from '../use-compared-person.ts';
import { ExtrasFields } from './extras-fields.tsx';
import { Instructions } from './instructions.tsx';
import { RestNote } from './rest-note.tsx';
import { SprintGuide } from './sprint-guide.tsx';
import { useNorms } from '../use-norms.ts';
import styles from './sub-test-panel.module.css';
import { ThrowCalculator } from './throw-calculator.tsx';
import { TrialClockPanel } from './trial-clock-panel.tsx';
import { TrialLanes } from './trial-lanes.tsx';
import { useBestBefore } from './use-best-before.ts';
import type { TestRun } from './use-test-run.ts';
import { YoyoStart } from './yoyo-start.tsx';
import { runOfResult } from '@anwurf/domain/fitness/yoyo';

/** Why a value cannot be one of this test; null: it can. */
function trialProblem(test: SubTest, value: number | null): string | null {
  if (value === null) return 'Trag zuerst einen Wert ein.';
  if (value < test.bounds.min || value > test.bounds.max) {
    const unit = trialUnitOf(test);
    return `Möglich sind ${measureText({ ...test, unit }, test.bounds.min)} bis ${measureText({ ...test, unit }, test.bounds.max)}.`;
  }
  if (test.id === 'yoyo_intermittent_recovery' && runOfResult(value) === undefined) {
    return 'Diesen Lauf gibt es nicht. Ab Stufe 14 hat jede Stufe acht Läufe, zum Beispiel 15.1 bis 15.8.';
  }
  return null;
}

/** A sub-test: its trials, how it is done, and the trial that is being set. */
export function SubTestPanel({ run, test }: { run: TestRun; test: SubTest }) {
  const { draft } = run;
  const entry = entryOf(draft, test);
  const [chosen, setChosen] = useState<{ side: EntrySide; index: number } | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<number | null>(null);
  const [isExplained, setExplained] = useState(false);
  const problemId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const profile = useOwnProfile();
  const before = useBestBefore(test);
  const open = chosen ?? nextOpenTrial(entry);
  const side = open?.side ?? 'trials';
  const isRunning = draft.clock !== null;

  const trials = entry[side];
  const number = (open?.index ?? 0) + 1;
  const name = test.trialNames?.[number - 1] ?? `Versuch ${number}`;
  const sideName = test.sideField === null ? null : test.sideNames[side === 'trials' ? 0 : 1];
  const unit = trialUnitOf(test);

  function set(trial: Trial) {
    if (open === null) return;
    run.setEntry(test, withTrial(entry, open.side, open.index, trial));
    setChosen(null);
    setValue(null);
    setProblem(null);
    setDoubted(null);
  }

  const { norms } = useNorms();

  function save() {
    if (panel.current !== null && leadsToWrongNumber(panel.current)) {
      setProblem(null);
      return;
    }
    const found = trialProblem(test, value);
    setProblem(found);
    if (found !== null || value === null) return;
    const range = plausibleRange(norms, test, personOn(profile ?? null, localDay(new Date(draft.startedAt))));
    const isFar = farFromBest(test, value, before) !== null || isImplausible(value, range);
    if (isFar && doubted !== value) setDoubted(value);
    else set(value);
  }

  function enter(next: number | null) {
    setValue(next);
    setProblem(null);
  }

  const farOf = doubted === null ? null : farFromBest(test, doubted, before);

  const next = () => run.goTo(draft.index + 1);
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.work}>
        <Card flush aria-labelledby={`${problemId}-name`}>
          <header className={styles.head}>
            <h2 id={`${problemId}-name`}>{test.name}</h2>
            <Button variant="quiet" onPress={() => setExplained(true)}>
              Anleitung
            </Button>
          </header>
          {test.sideField !== null && (
            <div className={styles.sides}>
              <Segments
                label="Seite"
                hideLabel
                options={[
                  { value: 'trials', label: test.sideNames[0] },
                  { value: 'right', label: test.sideNames[1] },
                ]}
                value={side}
                onChange={(to) => {
                  const index = entry[to].indexOf(null);
                  setChosen({ side: to, index: index === -1 ? 0 : index });
                  setValue(null);
                }}
              />
            </div>
          )}
          <TrialLanes
            test={{ ...test, unit: test.unit === 'level' ? 'level' : unit, ...(test.trialNames && { lowerIsBetter: false }) }}
            trials={trials}
            index={open?.index ?? -1}
            value={value}
            previous={test.trialNames ? null : before}
            onChoose={(index) => {
              const trial = trials[index];
              setChosen({ side, index });
              setValue(typeof trial === 'number' ? trial : null);
            }}
          />
        </Card>
        {open !== null && test.clock?.kind === 'yoyo' && <YoyoStart run={run} />}
        {test.clock?.kind === 'repeated-sprints' && <SprintGuide run={run} test={test} restSeconds={test.clock.restSeconds} />}
        {open !== null && test.clock && test.clock.kind !== 'yoyo' && test.clock.kind !== 'repeated-sprints' && (
          <TrialClockPanel
            run={run}
            test={test}
            clock={test.clock}
            of={`${test.id}/${open.side}/${open.index}`}
            onMeasured={(seconds) => setValue(seconds)}
          />
        )}
        {open !== null && !isRunning && (
          <Card>
            <p className={styles.trial}>
              <b>
                {name} {test.trials > 1 && !test.trialNames && `von ${test.trials}`}
                {sideName && ` · ${sideName}`}
              </b>
              <span>{test.cue}</span>
            </p>
            <Stepper
              key={`${side}/${open.index}`}
              label={test.name.replaceAll('\u00ad', '')}
              unit={shownUnit(unit) || 'Stufe'}
              rule={numberRule(trialField(test))}
              step={test.step}
              startValue={trials.findLast((trial) => typeof trial === 'number') ?? before}
              value={value}
              onChange={enter}
              aria-describedby={problemId}
            />
            <p id={problemId} className={styles.problem} role="alert">
              {problem}
            </p>
            {doubted !== null && doubted === value && (
              <Banner kind="warn">
                {farOf === null
                  ? 'Das liegt weit außerhalb von dem, was in deiner Gruppe vorkommt. Stimmt der Wert?'
                  : `${measureText({ ...test, unit }, doubted)}? Sonst ${measureText({ ...test, unit }, farOf)}.`}
              </Banner>
            )}
          </Card>
        )}
        {!isRunning && <RestNote lastTrialAt={draft.lastTrialAt} restSeconds={open === null ? null : test.restSeconds} />}
      </div>
      <div className={styles.beside}>
        {test.unit === 'km/h' && open !== null && <ThrowCalculator onSpeed={(speed) => setValue(speed)} />}
        <ExtrasFields test={test} entry={entry} onChange={(changed) => run.setEntry(test, changed)} />
      </div>
      {!isRunning && (
        <div className={styles.dock} ref={guardPresses} {...keepClear} data-meaning={`${test.id}/${side}/${open?.index}`}>
          {open === null ? (
            <Button variant="ball" wide onPress={next}>
              Weiter
            </Button>
          ) : (
            <>
              <Button variant="ball" wide onPress={save}>
                {doubted !== null && doubted === value ? 'Trotzdem speichern' : `${name} speichern`}
              </Button>
              <div className={styles.low}>
                <Button variant="quiet" onPress={() => set('invalid')}>
                  Versuch ungültig
                </Button>
                <Button variant="quiet" onPress={next}>
                  {hasValidTrial(entry) ? `Ohne ${name} weiter` : 'Test auslassen'}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
      <Sheet isOpen={isExplained} onOpenChange={setExplained} title={test.name.replaceAll('\u00ad', '')}>
        <Instructions test={test} />
      </Sheet>
    </div>
  );
}
