import type { Profile } from '@anwurf/db/queries/profile';
import { measuringError, worthwhileChange } from '@anwurf/domain/fitness/measured-change';
import { measuredValue } from '@anwurf/domain/fitness/measured-value';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { anchorsFor, marksFor, restsOnEstimates } from '@anwurf/domain/norms/compare';
import type { GroupMark, HandballAnchor } from '@anwurf/domain/norms/norm-records';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { personOn } from '../use-compared-person.ts';
import { useNorms } from '../use-norms.ts';
import { ESTIMATES_ALONE, measureText, valueText } from '../fitness-words.ts';
import { GroupMarks } from '../result/group-marks.tsx';
import { ErrorNote } from './error-note.tsx';
import { PercentileFigure, percentilePoints } from './percentile-figure.tsx';
import { type ReadTest, resultsOf } from './read-tests.ts';
import { sidePoints, SidesFigure } from './sides-figure.tsx';
import styles from './test-trend.module.css';
import { useTestGoal } from './use-test-goal.ts';
import { TrendFigure } from './trend-figure.tsx';

export interface TestTrendProps {
  /** At least one. */
  subTests: readonly SubTest[];
  /** The newest first. */
  tests: readonly ReadTest[];
  profile: Profile | null;
  /** The player's goals in a test, and the way to set one. */
  renderGoals: (test: string) => ReactNode;
}

interface AnchorsProps {
  test: SubTest;
  anchors: readonly HandballAnchor[];
  marks: readonly GroupMark[];
}

/** Figures of named groups: marks to look at, no places of a hundred. */
function Anchors({ test, anchors, marks }: AnchorsProps) {
  if (anchors.length === 0 && marks.length === 0) return null;
  return (
    <div className={styles.anchors}>
      <h3>{anchors.length > 0 ? 'Handball zum Einordnen' : 'Zum Einordnen'}</h3>
      <ul>
        {anchors.map(({ level, mean, age, n, gender: of, source, unitNote }) => (
          <li key={`${source}${level}${of}`}>
            <Num>{unitNote === undefined ? measureText(test, mean) : `${mean}\u00a0${unitNote}`}</Num>
            <span>
              {level.replaceAll(/"([^"]*)"/g, '„$1“')}, {of === 'female' ? 'Frauen' : 'Männer'}
              {age !== null && `, ${valueText({ unit: '', step: 0.1 }, age)} Jahre`}
              {n !== null && `, ${n} Personen`}
            </span>
          </li>
        ))}
      </ul>
      {anchors.length > 0 && <p>Mittelwerte einzelner Gruppen, keine Norm.</p>}
      <GroupMarks test={test} marks={marks} />
    </div>
  );
}

type View = 'value' | 'percentile' | 'sides';

const VIEWS = {
  value: { value: 'value', label: 'Ergebnis' },
  percentile: { value: 'percentile', label: 'Perzentil' },
  sides: { value: 'sides', label: 'Seiten' },
} as const satisfies Record<View, { value: View; label: string }>;

/** How a sub-test has gone on from test to test. */
export function TestTrend({ subTests, tests, profile, renderGoals }: TestTrendProps) {
  const [chosen, setChosen] = useState(subTests[0]?.id);
  const [wanted, setView] = useState<View>('value');
  const test = subTests.find(({ id }) => id === chosen) ?? subTests[0];
  const { norms } = useNorms();
  const goal = useTestGoal(test?.id);
  if (test === undefined) return null;
  const gender = profile?.gender ?? null;
  const person = personOn(profile, tests[0]?.day ?? '');
  const places = percentilePoints(test, tests, profile, norms);
  const views = [
    VIEWS.value,
    ...(places.length > 0 ? [VIEWS.percentile] : []),
    ...(sidePoints(test, tests).length > 0 ? [VIEWS.sides] : []),
  ];
  const view = views.find(({ value }) => value === wanted)?.value ?? 'value';
  const results = resultsOf(test, tests).map(({ result }) => result);
  const [newest] = results;
  const error = newest === undefined ? null : measuringError(test, measuredValue(test, newest), results);
  const worthwhile = worthwhileChange(norms, test, person);
  const anchors = anchorsFor(norms, test.id, gender ?? 'diverse');
  return (
    <Card aria-labelledby="trend">
      <div className={styles.trend}>
        <h2 id="trend">Verlauf</h2>
        {subTests.length > 1 && (
          <ChoiceChips
            label="Test"
            options={subTests.map(({ id, name }) => ({ value: id, label: name.replaceAll('\u00ad', '') }))}
            value={test.id}
            onChange={setChosen}
          />
        )}
        {views.length > 1 && <Segments label="Ansicht" hideLabel options={views} value={view} onChange={setView} />}
        {view === 'value' && (
          <TrendFigure
            key={test.id}
            test={test}
            tests={tests}
            anchors={anchors.flatMap(({ mean, unitNote }) => (unitNote === undefined ? mean : []))}
            error={error}
            worthwhile={worthwhile}
            goal={goal}
          />
        )}
        {view === 'percentile' && <PercentileFigure key={test.id} test={test} points={places} />}
        {view === 'sides' && <SidesFigure key={test.id} test={test} tests={tests} worthwhile={worthwhile} />}
        {renderGoals(test.id)}
        <ErrorNote test={test} error={error} worthwhile={worthwhile} />
        {restsOnEstimates(norms, test.id) && <p className={styles.estimates}>{ESTIMATES_ALONE}</p>}
        <Anchors test={test} anchors={anchors} marks={person === null ? [] : marksFor(norms, test.id, person)} />
      </div>
    </Card>
  );
}
