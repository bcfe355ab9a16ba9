import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { sharedTests } from '@anwurf/db/queries/shared-log';
import { memberTests } from '@anwurf/domain/team/member-tests';
import { useMemo } from 'react';
import { testText } from '../../../data/goals/goal-words.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { dayText } from '../squad/member-words.ts';
import type { SharedTestCourseProps } from './shared-test-course.tsx';
import styles from './shared-test-rows.module.css';
import { changeText, placeText } from './test-words.ts';

const height = 420;

/** With the drawing of lines, which few of the first visits need. */
const SharedTestCourse = lazyPart<SharedTestCourseProps>(async () => (await import('./shared-test-course.tsx')).SharedTestCourse, {
  waiting: <Skeleton height={`${height}px`} />,
});

/** A player's tests: newest, best, whether he has changed, and how they have gone on. */
export function SharedTestRows({ team, user, today }: { team: string; user: string; today: string }) {
  const stored = loadedOr(
    useList(
      useMemo(() => sharedTests(team, user), [team, user]),
      { canBeEmpty: true },
    ),
    [],
  );
  const tests = useMemo(() => memberTests(stored), [stored]);
  return (
    <div className={styles.tests}>
      <Card flush>
        <h2 className={styles.title}>Tests</h2>
        {tests.length === 0 ? (
          <p className={styles.none}>Noch kein Test.</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
          <div className={styles.scroller} role="region" aria-label="Tests" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Test</th>
                  <th scope="col">Zuletzt</th>
                  <th scope="col">Perzentil</th>
                  <th scope="col">Bester</th>
                  <th scope="col">Seit dem Mal davor</th>
                </tr>
              </thead>
              <tbody>
                {tests.map((one) => (
                  <tr key={one.test.id}>
                    <th scope="row">{one.test.name}</th>
                    <td>
                      <Num>{testText(one.test, one.newest.value)}</Num>
                      <small>{dayText(one.newest.day, today)}</small>
                    </td>
                    <td>
                      <Num>{placeText(one.newest.place)}</Num>
                      {one.newest.place?.isEstimated === true && <small>geschätzt</small>}
                    </td>
                    <td>
                      <Num>{testText(one.test, one.best.value)}</Num>
                    </td>
                    <td>{changeText(one)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      {tests.length > 0 && <SharedTestCourse tests={tests} />}
    </div>
  );
}
