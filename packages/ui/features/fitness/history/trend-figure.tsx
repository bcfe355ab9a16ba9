import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { CHANGE_WORDS, differenceError, measuredChanges, type MeasuringError } from '@anwurf/domain/fitness/measured-change';
import { measuredValue } from '@anwurf/domain/fitness/measured-value';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { bestOf } from '@anwurf/domain/fitness/trials';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { format, parseISO } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { useState } from 'react';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { measureText, valueText } from '../fitness-words.ts';
import { LazyLineChart, lineHeight } from './lazy-charts.tsx';
import { differenceText } from '../result/change-words.ts';
import { datedResults, type ReadTest, resultsOf } from './read-tests.ts';

const withoutHyphens = (name: string) => name.replaceAll('\u00ad', '');

/** A result beside that of the test before: '+1,6 cm zum Test davor, im Rahmen der Messung'. */
function comparedWords(test: SubTest, tests: readonly ReadTest[], key: string, worthwhile: number | null): string | null {
  const dated = datedResults(test, tests);
  const index = dated.findIndex(({ id }) => id === key);
  const now = dated[index];
  const [change] = now === undefined ? [] : measuredChanges(test, now.result, dated.slice(index + 1), worthwhile);
  if (change === undefined) return null;
  const verdict = change.verdict === null ? '' : `, ${CHANGE_WORDS[change.verdict]}`;
  return `${differenceText(test, change.difference)} zum Test davor${verdict}`;
}

const around = (value: number, reach: number) => ({ from: value - reach, to: value + reach });

export interface TrendFigureProps {
  test: SubTest;
  tests: readonly ReadTest[];
  /** Means of handball groups in the unit of the test. */
  anchors: readonly number[];
  /** Of the newest result; null: not known. */
  error: MeasuringError | null;
  /** Smallest worthwhile change; null: not known. */
  worthwhile: number | null;
}

/** The results of a sub-test over the days, as a line and as a table. */
export function TrendFigure({ test, tests, anchors, error, worthwhile }: TrendFigureProps) {
  const results = resultsOf(test, tests);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = results.some(({ of }) => of.id === chosen) ? chosen : results[0]?.of.id;
  if (current === undefined || current === null) return null;

  const isLevel = test.unit === 'level';
  const textOf = (result: SubTestResult) =>
    isLevel
      ? `${valueText(test, result.best)} (${formatGermanDecimal(measuredValue(test, result))}\u00a0m)`
      : measureText(test, measuredValue(test, result));
  const points = results.toReversed().map(({ of, result }, index, all) => {
    const before = bestOf(
      all.slice(0, index).map((one) => measuredValue(test, one.result)),
      test.lowerIsBetter,
    );
    const value = measuredValue(test, result);
    const isRecord = before !== null && value !== before && bestOf([before, value], test.lowerIsBetter) === value;
    const day = format(parseISO(of.day), 'd. MMMM yyyy', { locale: de });
    return {
      key: of.id,
      day: of.day,
      value,
      isHollow: false,
      // The newest record would be drawn as the ball, and that is the button's here.
      isRecord: isRecord && index < all.length - 1,
      words: `${day}: ${textOf(result)}${isRecord ? ', Bestleistung' : ''}`,
    };
  });
  const chosenValue = points.find(({ key }) => key === current)?.value;
  const what = test.comparedAs === 'mean-of-trials' ? 'Mittel' : isLevel ? 'Strecke' : 'Bester';
  const unit = isLevel ? 'm' : measureText(test, 0).split('\u00a0')[1];
  const name = withoutHyphens(test.name);
  return (
    <ChartFigure
      title={name}
      note={`${what} in ${unit ?? ''}`}
      table={{
        caption: name,
        head: ['Tag', what],
        rows: results.map(({ of, result }) => ({ key: of.id, cells: [format(parseISO(of.day), 'dd.MM.yyyy'), textOf(result)] })),
        current,
        onChoose: setChosen,
      }}
    >
      <LazyLineChart
        label={`Verlauf ${name}`}
        height={lineHeight}
        points={points}
        stretches={[points.map(({ key }) => key)]}
        shaded={{ words: '', mondays: [] }}
        goal={null}
        marks={{ words: '', of: [] }}
        band={
          chosenValue === undefined || error === null
            ? null
            : { words: 'im Rahmen der Messung', ...around(chosenValue, differenceError(error.size)) }
        }
        references={{ words: 'Handball', values: isLevel ? [] : anchors }}
        lowerIsBetter={test.lowerIsBetter}
        current={current}
        onChoose={setChosen}
        compared={(key) => comparedWords(test, tests, key, worthwhile)}
        format={(value) => formatGermanDecimal(value, { decimals: test.step === 0.01 ? 2 : 1, fixed: test.step === 0.01 })}
      />
    </ChartFigure>
  );
}
