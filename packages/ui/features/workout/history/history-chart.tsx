import { type BestSet, exerciseHistory } from '@anwurf/db/queries/exercise-history';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { bestWords, shownNumber } from '@anwurf/domain/workout/set-words';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { useState } from 'react';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { LineChart } from '../../../kit/charts/line-chart.tsx';
import { dayOf } from './day-of.ts';

const leastPoints = 2;
const repetitions = 'Wdh.';
const canBeEmpty = { canBeEmpty: true };

/** The number that the chart draws, and its unit: the weight where there is one. */
function drawn({ weight, reps, durationSeconds, distanceMeters }: BestSet): { value: number; unit: string } | null {
  const all = [
    { value: weight, unit: 'kg' },
    { value: reps, unit: repetitions },
    { value: durationSeconds, unit: 's' },
    { value: distanceMeters, unit: 'm' },
  ];
  return all.flatMap(({ value, unit }) => (value === null || value === 0 ? [] : [{ value, unit }]))[0] ?? null;
}

const wordsOf = (set: BestSet) => `${bestWords(set).number} ${bestWords(set).unit}`;

/** The best set of each of the last workouts as a line, with its table; nothing before there are two. */
export function HistoryChart({ exerciseName, height }: { exerciseName: string; height: number }) {
  const sets = loadedOr(useRows(exerciseHistory(exerciseName), canBeEmpty), []).toReversed();
  const [chosen, setChosen] = useState<string | null>(null);
  const last = sets.at(-1);
  const unit = last === undefined ? null : (drawn(last)?.unit ?? null);
  const points = sets.flatMap((set) => {
    const point = drawn(set);
    if (point?.unit !== unit || point === null) return [];
    const words = `${formatGermanDate(dayOf(set))}: ${wordsOf(set)}`;
    return [{ key: set.workoutId, day: dayOf(set), value: point.value, isHollow: false, isRecord: false, words }];
  });
  if (unit === null || points.length < leastPoints) return null;
  const current = points.find(({ key }) => key === chosen)?.key ?? points.at(-1)?.key ?? '';
  return (
    <ChartFigure
      title="Bester Satz je Training"
      note={unit}
      table={{
        caption: 'Bester Satz je Training',
        head: ['Datum', 'Bester Satz'],
        rows: sets.toReversed().map((set) => ({ key: set.workoutId, cells: [formatGermanDate(dayOf(set)), wordsOf(set)] })),
        current,
        onChoose: setChosen,
      }}
    >
      <LineChart
        label={`Bester Satz je Training: ${exerciseName}`}
        height={height}
        points={points}
        stretches={[points.map(({ key }) => key)]}
        shaded={{ words: '', mondays: [] }}
        goal={null}
        marks={{ words: '', of: [] }}
        current={current}
        onChoose={setChosen}
        format={shownNumber}
        isWhole={unit === repetitions}
      />
    </ChartFigure>
  );
}
