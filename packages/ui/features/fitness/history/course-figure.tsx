import { useState } from 'react';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import type { LineContent, LinePoint } from '../../../kit/charts/line-model.ts';
import { LazyLineChart, lineHeight } from './lazy-charts.tsx';

/** A point of a course, oldest first; the newest is chosen at first. */
export type CoursePoint = Pick<LinePoint, 'key' | 'day' | 'value' | 'words'> & {
  readonly isRecord?: boolean;
  /** Of its row in the table. */
  readonly cells: readonly string[];
  readonly compared: string | null;
};

type Drawn = Pick<LineContent, 'references' | 'lowerIsBetter' | 'format' | 'isWhole'> & Partial<Pick<LineContent, 'goal'>>;

export interface CourseFigureProps extends Drawn {
  title: string;
  note: string;
  head: readonly string[];
  /** At least one. */
  points: readonly CoursePoint[];
  /** Values that count as equal to the chosen one; null: not known. */
  bandAround: (chosen: CoursePoint) => NonNullable<LineContent['band']> | null;
}

/** Something that goes on from test to test, as a line and as a table. */
export function CourseFigure({ title, note, head, points, bandAround, goal = null, ...drawn }: CourseFigureProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = points.find(({ key }) => key === wanted) ?? points.at(-1);
  if (chosen === undefined) return null;
  const rows = points.toReversed().map(({ key, cells }) => ({ key, cells }));
  return (
    <ChartFigure title={title} note={note} table={{ caption: title, head, rows, current: chosen.key, onChoose: setWanted }}>
      <LazyLineChart
        label={`Verlauf ${title}`}
        height={lineHeight}
        points={points.map(({ key, day, value, words, isRecord = false }) => ({ key, day, value, words, isRecord, isHollow: false }))}
        stretches={[points.map(({ key }) => key)]}
        shaded={{ words: '', mondays: [] }}
        goal={goal}
        marks={{ words: '', of: [] }}
        band={bandAround(chosen)}
        current={chosen.key}
        onChoose={setWanted}
        compared={() => chosen.compared}
        {...drawn}
      />
    </ChartFigure>
  );
}
