import { CHANGE_WORDS, differenceError, measuredChanges, type MeasuringError } from '@anwurf/domain/fitness/measured-change';
import { measuredValue } from '@anwurf/domain/fitness/measured-value';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { bestOf } from '@anwurf/domain/fitness/trials';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { measureText, valueText } from '../fitness-words.ts';
import { differenceText } from '../result/change-words.ts';
import type { LineContent } from '../../../kit/charts/line-model.ts';
import { CourseFigure } from './course-figure.tsx';
import { longDay, plainName, shortDay } from './course-words.ts';
import { datedResults, type ReadTest } from './read-tests.ts';

export interface TrendFigureProps {
  test: SubTest;
  /** The newest first. */
  tests: readonly ReadTest[];
  /** Means of handball groups in the unit of the test. */
  anchors: readonly number[];
  /** Of the newest result; null: not known. */
  error: MeasuringError | null;
  /** Smallest worthwhile change; null: not known. */
  worthwhile: number | null;
  /** The player's goal in this test; null: none. */
  goal: LineContent['goal'];
}

/** The results of a sub-test over the days, as a line and as a table. */
export function TrendFigure({ test, tests, anchors, error, worthwhile, goal }: TrendFigureProps) {
  const results = datedResults(test, tests);
  const isLevel = test.unit === 'level';
  const textOf = (result: SubTestResult) =>
    isLevel
      ? `${valueText(test, result.best)} (${formatGermanDecimal(measuredValue(test, result))}\u00a0m)`
      : measureText(test, measuredValue(test, result));
  const points = results.map(({ id, day, result }, index) => {
    const earlier = results.slice(index + 1);
    const before = bestOf(
      earlier.map((one) => measuredValue(test, one.result)),
      test.lowerIsBetter,
    );
    const value = measuredValue(test, result);
    const isRecord = before !== null && value !== before && bestOf([before, value], test.lowerIsBetter) === value;
    const [change] = measuredChanges(test, result, earlier, worthwhile);
    const verdict = change?.verdict === undefined || change.verdict === null ? '' : `, ${CHANGE_WORDS[change.verdict]}`;
    return {
      key: id,
      day,
      value,
      // The newest record would be drawn as the ball, and that is the button's here.
      isRecord: isRecord && index > 0,
      words: `${longDay(day)}: ${textOf(result)}${isRecord ? ', Bestleistung' : ''}`,
      compared: change === undefined ? null : `${differenceText(test, change.difference)} zum Test davor${verdict}`,
      cells: [shortDay(day), textOf(result)],
    };
  });
  const what = test.comparedAs === 'mean-of-trials' ? 'Mittel' : isLevel ? 'Strecke' : 'Bester';
  const unit = isLevel ? 'm' : measureText(test, 0).split('\u00a0')[1];
  const reach = error === null ? null : differenceError(error.size);
  return (
    <CourseFigure
      title={plainName(test.name)}
      note={`${what} in ${unit ?? ''}`}
      head={['Tag', what]}
      points={points.toReversed()}
      // No result is below 0, however large the error.
      bandAround={({ value }) =>
        reach === null ? null : { words: 'im Rahmen der Messung', from: Math.max(0, value - reach), to: value + reach }
      }
      references={{ words: 'Handball', values: isLevel ? [] : anchors }}
      goal={goal}
      lowerIsBetter={test.lowerIsBetter}
      format={(value) => formatGermanDecimal(value, { decimals: test.step === 0.01 ? 2 : 1, fixed: test.step === 0.01 })}
    />
  );
}
