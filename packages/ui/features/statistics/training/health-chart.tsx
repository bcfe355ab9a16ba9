import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type HealthPoint, healthCurve } from '@anwurf/domain/coach/weekly-health/health-score';
import { format } from 'date-fns';
import { useState } from 'react';
import { toHealthWeeks } from '../../../data/health/weekly-health.ts';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { chartHeights, LazyLineChart } from '../lazy-charts.tsx';

const answeredWeeks = healthWeeks();
const canBeEmpty = { canBeEmpty: true };
const leastPoints = 2;

type KnownPoint = HealthPoint & { readonly score: number };

const dayOf = (monday: string) => format(new Date(`${monday}T00:00:00`), 'dd.MM.yyyy');

/** Weeks one after the other that were answered, by their Mondays: a week without an answer breaks the line. */
function stretchesOf(curve: readonly HealthPoint[]): string[][] {
  const stretches: string[][] = [[]];
  for (const { monday, score } of curve) {
    if (score === null) stretches.push([]);
    else stretches.at(-1)?.push(monday);
  }
  return stretches.filter(({ length }) => length > 0);
}

/** Points beside those of the week that was answered before. */
function comparedWith(known: readonly KnownPoint[]) {
  return (key: string) => {
    const index = known.findIndex(({ monday }) => monday === key);
    const [before, now] = [known[index - 1], known[index]];
    if (before === undefined || now === undefined) return null;
    const difference = now.score - before.score;
    const sign = difference === 0 ? '±' : difference > 0 ? '+' : '−';
    return `${sign}${Math.abs(difference)} zur Antwort davor`;
  };
}

/** Points of the weekly health question over twelve weeks; nothing before two were answered. */
export function HealthChart({ today }: { today: string }) {
  const curve = healthCurve(toHealthWeeks(loadedOr(useRows(answeredWeeks, canBeEmpty), [])), today);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = curve.filter((point): point is KnownPoint => point.score !== null);
  const current = known.find(({ monday }) => monday === chosen)?.monday ?? known.at(-1)?.monday;
  if (current === undefined || known.length < leastPoints) return null;
  return (
    <ChartFigure
      title="Beschwerden"
      note="Punkte der Wochenfrage, 0 keine, 100 die stärksten"
      table={{
        caption: 'Beschwerden je Woche',
        head: ['Woche ab', 'Punkte'],
        rows: known.toReversed().map(({ monday, score }) => ({ key: monday, cells: [dayOf(monday), score] })),
        current,
        onChoose: setChosen,
      }}
    >
      <LazyLineChart
        label="Verlauf der Beschwerden in Punkten je Woche"
        height={chartHeights.line}
        points={known.map(({ monday, score }) => ({
          key: monday,
          day: monday,
          value: score,
          isHollow: false,
          isRecord: false,
          words: `Woche ab ${dayOf(monday)}: ${score} Punkte`,
        }))}
        stretches={stretchesOf(curve)}
        shaded={{ words: '', mondays: [] }}
        goal={null}
        marks={{ words: '', of: [] }}
        current={current}
        onChoose={setChosen}
        compared={comparedWith(known)}
        format={String}
      />
    </ChartFigure>
  );
}
