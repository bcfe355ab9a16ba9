import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { MemberTest } from '@anwurf/domain/team/member-tests';
import { useState } from 'react';
import { testText } from '../../../data/goals/goal-words.ts';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { LineChart } from '../../../kit/charts/line-chart.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import styles from './shared-test-course.module.css';
import { placeText } from './test-words.ts';

const height = 300;

type View = 'value' | 'place';
const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'value', label: 'Ergebnis' },
  { value: 'place', label: 'Perzentil' },
];

const isPlaced = ({ values }: MemberTest) => values.some(({ place }) => place !== null);
const nameOf = ({ test }: MemberTest) => test.name.replaceAll('\u00ad', '');

/** A test over time as a line and a table: its results, or their places. */
function Course({ one, view }: { one: MemberTest; view: View }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const { test } = one;
  const name = nameOf(one);
  const points = one.values.flatMap(({ day, value, place }, index) => {
    if (view === 'place' && place === null) return [];
    const of = place === null ? '' : `, Perzentil ${place.place}${place.isEstimated ? ' (geschätzt)' : ''}`;
    return [
      {
        key: String(index),
        day,
        value: view === 'place' ? (place?.place ?? 0) : value,
        words: `${formatGermanDate(day)}: ${testText(test, value)}${of}`,
        isRecord: false,
        isHollow: false,
        cells: [formatGermanDate(day), testText(test, value), placeText(place)],
      },
    ];
  });
  const chosen = points.find(({ key }) => key === wanted) ?? points.at(-1);
  if (chosen === undefined) return null;
  const title = view === 'place' ? `Perzentil ${name}` : name;
  return (
    <ChartFigure
      title={title}
      note={view === 'place' ? 'Platz von 100 unter Gleichaltrigen am Tag des Tests' : 'Ergebnis von Test zu Test'}
      table={{
        caption: `Verlauf ${title}`,
        head: ['Tag', 'Ergebnis', 'Perzentil'],
        rows: points.toReversed().map(({ key, cells }) => ({ key, cells })),
        current: chosen.key,
        onChoose: setWanted,
      }}
    >
      <LineChart
        label={`Verlauf ${title}`}
        height={height}
        points={points}
        stretches={[points.map(({ key }) => key)]}
        shaded={{ words: '', mondays: [] }}
        goal={null}
        marks={{ words: '', of: [] }}
        current={chosen.key}
        onChoose={setWanted}
        lowerIsBetter={view === 'value' && test.lowerIsBetter}
        isWhole={view === 'place'}
        format={(value) =>
          view === 'place' ? String(value) : formatGermanDecimal(value, { decimals: test.step === 0.01 ? 2 : 1, fixed: test.step === 0.01 })
        }
      />
    </ChartFigure>
  );
}

export interface SharedTestCourseProps {
  /** At least one. */
  tests: readonly MemberTest[];
}

/** How one of a player's tests has gone on. */
export function SharedTestCourse({ tests }: SharedTestCourseProps) {
  const [id, setId] = useState<string | null>(null);
  const [wanted, setView] = useState<View>('value');
  const one = tests.find(({ test }) => test.id === id) ?? tests.find(isPlaced) ?? tests[0];
  if (one === undefined) return null;
  const hasPlaces = isPlaced(one);
  const view = hasPlaces ? wanted : 'value';
  const isEstimated = one.values.some(({ place }) => place?.isEstimated === true);
  return (
    <Card aria-labelledby="test-course">
      <div className={styles.course}>
        <h2 id="test-course">Tests im Verlauf</h2>
        {tests.length > 1 && (
          <ChoiceChips
            label="Test"
            options={tests.map((each) => ({ value: each.test.id, label: nameOf(each) }))}
            value={one.test.id}
            onChange={setId}
          />
        )}
        {hasPlaces && <Segments label="Ansicht" hideLabel options={VIEWS} value={view} onChange={setView} />}
        <Course key={`${one.test.id} ${view}`} one={one} view={view} />
        {hasPlaces && (
          <p className={styles.note}>
            Verglichen mit Gleichaltrigen desselben Geschlechts; die Gruppe wird mit dem Alter älter.
            {isEstimated && ' Ein Teil der Vergleichswerte ist ein Richtwert (geschätzt).'}
          </p>
        )}
        {!hasPlaces && <p className={styles.note}>Ohne Perzentil: Es fehlt ein Vergleichswert, oder es wird nicht geteilt.</p>}
      </div>
    </Card>
  );
}
