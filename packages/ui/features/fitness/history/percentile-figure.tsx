import type { Profile } from '@anwurf/db/queries/profile';
import { toCompare } from '@anwurf/domain/fitness/compared-value';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { compare } from '@anwurf/domain/norms/compare';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { measureText } from '../fitness-words.ts';
import { personOn } from '../use-compared-person.ts';
import { CourseFigure, type CoursePoint } from './course-figure.tsx';
import { longDay, plainName, shortDay, signed } from './course-words.ts';
import { datedResults, type ReadTest } from './read-tests.ts';

/** The places of a sub-test's results among their groups, oldest first; none where nothing is compared. */
export function percentilePoints(test: SubTest, tests: readonly ReadTest[], profile: Profile | null, norms: Norms): CoursePoint[] {
  const places = datedResults(test, tests)
    .toReversed()
    .flatMap(({ id, day, result }) => {
      const person = personOn(profile, day);
      const compared = toCompare(test, result);
      const comparison = person === null || 'none' in compared ? null : compare(norms, test.id, compared.value, person);
      return comparison === null ? [] : [{ id, day, result, place: comparison.place, age: comparison.age }];
    });
  return places.map(({ id, day, result, place, age }, index) => {
    const before = places[index - 1];
    const otherAge = before !== undefined && before.age !== age ? `, jetzt mit ${age} statt ${before.age} Jahren verglichen` : '';
    return {
      key: id,
      day,
      value: place,
      words: `${longDay(day)}: Perzentil ${place}, verglichen mit ${age} Jahren`,
      compared: before === undefined ? null : `${signed(place - before.place)} zum Test davor${otherAge}`,
      cells: [shortDay(day), String(place), `${age} Jahre`, measureText({ ...test, unit: result.unit }, result.best)],
    };
  });
}

/** Where the player stood in his group from test to test; the group grows older with him. */
export function PercentileFigure({ test, points }: { test: SubTest; points: readonly CoursePoint[] }) {
  return (
    <CourseFigure
      title={`Perzentil ${plainName(test.name)}`}
      note="Platz von 100 in deiner Altersgruppe am Tag des Tests"
      head={['Tag', 'Perzentil', 'Verglichen mit', 'Ergebnis']}
      points={points}
      bandAround={() => null}
      isWhole
      format={String}
    />
  );
}
