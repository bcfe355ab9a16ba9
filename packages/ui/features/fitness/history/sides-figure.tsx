import { CHANGE_WORDS } from '@anwurf/domain/fitness/measured-change';
import { sideDifference, SIDE_WORDS, weakerSideChange } from '@anwurf/domain/fitness/side-difference';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { measureText } from '../fitness-words.ts';
import { differenceText } from '../result/change-words.ts';
import { CourseFigure, type CoursePoint } from './course-figure.tsx';
import { longDay, plainName, shortDay } from './course-words.ts';
import { datedResults, type ReadTest } from './read-tests.ts';
import styles from './error-note.module.css';

const percent = (share: number) => `${formatGermanDecimal(share, { decimals: 1 })}\u00a0%`;

/** The differences of a sub-test's sides, oldest first; none for tests without sides. */
export function sidePoints(test: SubTest, tests: readonly ReadTest[]): CoursePoint[] {
  const results = datedResults(test, tests);
  const all = results.map(({ result }) => result);
  const differences = results.toReversed().flatMap(({ id, day, result }) => {
    const difference = sideDifference(test, result, all);
    return difference === null ? [] : [{ id, day, ...difference }];
  });
  return differences.map(({ id, day, left, right, percent: share, weaker, verdict }) => {
    const side = weaker === null ? 'beide gleich' : `${test.sideNames[weaker === 'left' ? 0 : 1]} schwächer`;
    return {
      key: id,
      day,
      value: share,
      words: `${longDay(day)}: ${percent(share)} Unterschied, ${side}`,
      compared: verdict === null ? null : SIDE_WORDS[verdict],
      cells: [shortDay(day), measureText(test, left), measureText(test, right), percent(share)],
    };
  });
}

/** How both sides differ from test to test, beside the difference that measuring alone makes, and how the weaker one goes on. */
export function SidesFigure({ test, tests, worthwhile }: { test: SubTest; tests: readonly ReadTest[]; worthwhile: number | null }) {
  const results = datedResults(test, tests);
  const [newest, ...before] = results;
  const all = results.map(({ result }) => result);
  const errorPercent = newest === undefined ? null : (sideDifference(test, newest.result, all)?.errorPercent ?? null);
  const weaker = newest === undefined ? null : weakerSideChange(test, newest.result, before, worthwhile);
  const [left, right] = test.sideNames;
  return (
    <>
      <CourseFigure
        title={`Seiten ${plainName(test.name)}`}
        note="Rückstand der schwächeren Seite in %"
        head={['Tag', left, right, 'Unterschied']}
        points={sidePoints(test, tests)}
        bandAround={() => (errorPercent === null ? null : { words: 'im Rahmen der Messung', from: 0, to: errorPercent })}
        lowerIsBetter
        format={(value) => formatGermanDecimal(value, { decimals: 1 })}
      />
      {weaker !== null && (
        <p className={styles.note}>
          <b>Schwächere Seite:</b> {weaker.side === 'left' ? left : right}, {differenceText(test, weaker.change.difference)} seit dem{' '}
          {shortDay(weaker.change.day)}
          {weaker.change.verdict !== null && `, ${CHANGE_WORDS[weaker.change.verdict]}`}.
        </p>
      )}
    </>
  );
}
