import { LEAST_ENTRY_DAYS } from '@anwurf/domain/coach/return-to-play/next-stage';
import { type RecoveryTest, recoveryWords } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { daysBetween } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { counted } from '@anwurf/domain/workout/exercise-detail';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { Num } from '../../kit/text/num.tsx';
import { unitWords } from './event-words.ts';
import styles from './stage-criteria.module.css';

type Verdict = 'met' | 'open' | 'missed';

const icons = { met: Check, open: CircleDashed, missed: TriangleAlert };
const verdictWords = { met: 'erfüllt', open: 'noch offen', missed: 'noch nicht erfüllt' };

function Criterion({ verdict, children, value }: { verdict: Verdict; children: ReactNode; value?: ReactNode }) {
  const Icon = icons[verdict];
  return (
    <>
      <Icon size={20} strokeWidth={2.4} className={styles[verdict]} aria-label={verdictWords[verdict]} />
      <span>{children}</span>
      <span>{value}</span>
    </>
  );
}

/** A test whose last result is not enough carries its bar: what was reached, and a dashed mark where it has to be. */
function TestCriterion({ test, result, isMissing }: { test: RecoveryTest; result: number | undefined; isMissing: boolean }) {
  const { text, unit, atLeast } = test;
  const needed = `${formatGermanDecimal(atLeast)} ${unitWords[unit]}`;
  if (result === undefined) {
    return (
      <Criterion verdict="open">
        {text}, mindestens {needed}
      </Criterion>
    );
  }
  const value = <Num unit={unitWords[unit]}>{formatGermanDecimal(result)}</Num>;
  const scale = unit === 'percent' ? 100 : atLeast * 1.15;
  const reached = formatGermanDecimal(result);
  return (
    <>
      <Criterion verdict={isMissing ? 'missed' : 'met'} value={value}>
        {text}
        {isMissing && `, es fehlen\u00a0${formatGermanDecimal(Math.round((atLeast - result) * 100) / 100)}`}
      </Criterion>
      {isMissing && (
        <span className={styles.bar} role="img" aria-label={`${reached} von ${needed}`}>
          <i style={{ width: `${Math.min(100, (result / scale) * 100)}%` }} />
          <u style={{ left: `${(atLeast / scale) * 100}%` }} />
        </span>
      )}
    </>
  );
}

/** Lists the criteria of the next stage, and the missing ones. */
export function StageCriteria({ recovery: { ladder, state, today } }: { recovery: Recovery }) {
  const stage = ladder.stages[state.stage] ?? ladder.stages[0];
  const { days, maxPain, checks, tests } = stage.progress;
  const { daysLeft, entriesLeft, missingChecks, missingTests, isPainLow } = state.gate;
  const pain = state.entries.at(-1)?.pain;
  const day = state.since === null ? 1 : daysBetween(state.since, today) + 1;
  return (
    <ul className={styles.criteria}>
      <li>
        <Criterion
          verdict={daysLeft === 0 ? 'met' : 'open'}
          value={
            <>
              Tag <Num size="s">{day}</Num>
            </>
          }
        >
          {daysLeft === 0 ? `Mindestens ${counted(days, 'Tag', 'Tage')}` : `Noch ${counted(daysLeft, 'Tag', 'Tage')} auf dieser Stufe`}
        </Criterion>
      </li>
      <li>
        <Criterion
          verdict={entriesLeft === 0 ? 'met' : 'open'}
          value={
            <Num size="s" unit={`von ${LEAST_ENTRY_DAYS}`}>
              {LEAST_ENTRY_DAYS - entriesLeft}
            </Num>
          }
        >
          An zwei Tagen trainiert und notiert
        </Criterion>
      </li>
      <li>
        <Criterion
          verdict={pain === undefined ? 'open' : isPainLow ? 'met' : 'missed'}
          value={
            pain !== undefined && (
              <Num size="s" unit="von 10">
                {pain}
              </Num>
            )
          }
        >
          {recoveryWords(ladder).felt} höchstens {maxPain}
        </Criterion>
      </li>
      {checks.map(({ id, text }) => (
        <li key={id}>
          <Criterion verdict={missingChecks.includes(id) ? 'open' : 'met'}>{text}</Criterion>
        </li>
      ))}
      {tests.map((test) => (
        <li key={test.id}>
          <TestCriterion
            test={test}
            result={state.entries.findLast(({ results }) => results[test.id] !== undefined)?.results[test.id]}
            isMissing={missingTests.includes(test.id)}
          />
        </li>
      ))}
    </ul>
  );
}
