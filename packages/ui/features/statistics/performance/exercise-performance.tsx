import { LEAST_FOR_LINE, lineStretches, type Measure } from '@anwurf/domain/statistics/exercise-course';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { thinnedCourse } from '@anwurf/domain/statistics/thinned-course';
import type { Period } from '@anwurf/domain/statistics/period';
import { bestWords } from '@anwurf/domain/workout/set-words';
import { ArrowUpFromLine, TrendingUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useOpenGoals } from '../../../data/goals/use-goals.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { ChartPictureButton } from '../../../kit/charts/chart-picture-button.tsx';
import { ChartTable } from '../../../kit/charts/chart-table.tsx';
import type { LineChartProps } from '../../../kit/charts/line-chart.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { chartHeights, LazyLineChart } from '../lazy-charts.tsx';
import { type Aim, type MeasuredExercise, measuredExercise, ownAim, suggestedAim } from './aim.ts';
import { type BestKind, type CourseEntry, isRecordOf, measuresOf, toPoints } from './course.ts';
import styles from './performance-screen.module.css';
import { briefDay, dayFormatOf, measureFigure, measureLabel, measureUnit, spokenDay } from './performance-words.ts';
import { RecordsList } from './records-list.tsx';
import { type ExerciseCourse, useExerciseCourse } from './use-performance.ts';

interface ViewProps {
  course: ExerciseCourse;
  measure: Measure;
  aim: Aim | null;
  current: string;
  onChoose: (workoutId: string) => void;
}

const noGoals: readonly never[] = [];
/** More points would lie on each other. */
const mostPoints = 120;

/** A value beside that of the time before: '+1,9 kg zum Mal davor'. */
function comparedWords(points: readonly { readonly key: string; readonly value: number }[], key: string, measure: Measure, kind: BestKind) {
  const index = points.findIndex((point) => point.key === key);
  const [before, now] = [points[index - 1], points[index]];
  if (before === undefined || now === undefined) return null;
  const difference = now.value - before.value;
  const sign = difference === 0 ? '±' : difference > 0 ? '+' : '−';
  return `${sign}${measureFigure(measure, Math.abs(difference))}\u00a0${measureUnit(measure, kind)} zum Mal davor`;
}

function Chart({ name, course, measure, aim, current, onChoose }: ViewProps & { name: string }) {
  const { entries, kind, matches } = course;
  const drawn = useRef<HTMLDivElement>(null);
  const all = toPoints(entries, measure).flatMap(({ day, value, isLight, entry }) => {
    if (value === null) return [];
    const isRecord = isRecordOf(entry, measure, kind);
    const remarks = `${isRecord ? ', Bestleistung' : ''}${isLight ? ', leichte Woche' : ''}`;
    const words = `${spokenDay(day)}: ${measureFigure(measure, value)} ${measureUnit(measure, kind)}${remarks}`;
    return [{ key: entry.workoutId, day, value, isHollow: isLight, isRecord, words }];
  });
  const points = thinnedCourse(all, mostPoints, ({ key }) => key === current);
  const props: LineChartProps = {
    label: `${measureLabel(measure)}: ${name}`,
    points,
    stretches: lineStretches(toPoints(entries, measure)).map((stretch) => stretch.map(({ entry }) => entry.workoutId)),
    shaded: { words: 'leichte Woche', mondays: [...new Set(entries.filter(({ isLight }) => isLight).map(({ day }) => mondayOf(day)))] },
    goal:
      aim === null
        ? null
        : {
            value: aim.value,
            words: aim.words,
            estimated: aim.day === null ? null : { day: aim.day, words: `etwa ${briefDay(aim.day)} (geschätzt)` },
          },
    marks: { words: 'Spiel', of: matches },
    current,
    onChoose,
    compared: (key) => comparedWords(all, key, measure, kind),
    format: (value) => measureFigure(measure, value),
    height: chartHeights.line,
  };
  if (points.length === 0) return null;
  return (
    <div ref={drawn} className={styles.chart}>
      <div className={styles.drawn}>
        <b>{props.label}</b>
        <ChartPictureButton of={drawn} title={props.label} />
      </div>
      <LazyLineChart {...props} />
      {points.length < all.length && (
        <p className={styles.hint}>
          Von {all.length} Einheiten sind die Tiefst- und Höchstwerte jedes Abschnitts gezeichnet. Die Tabelle zeigt alle.
        </p>
      )}
      {points.length < LEAST_FOR_LINE && <p className={styles.hint}>Ab drei Einheiten zeichnen wir eine Linie</p>}
    </div>
  );
}

/** On a phone the arrow stands for the word. */
function Remark({ entry }: { entry: CourseEntry }) {
  const isWide = useWide();
  return (
    <>
      {entry.records.length > 0 && (
        <span className={styles.record}>
          <ArrowUpFromLine size={18} aria-hidden="true" />
          {isWide ? <span>Bestleistung</span> : <VisuallyHidden>Bestleistung</VisuallyHidden>}
        </span>
      )}
      {entry.isLight && <Badge kind="dashed">leichte Woche</Badge>}
    </>
  );
}

function figure(entry: CourseEntry, measure: Measure, kind: BestKind) {
  const value = entry.values[measure];
  return value === null ? '–' : <Num unit={measureUnit(measure, kind)}>{measureFigure(measure, value)}</Num>;
}

function CourseTable({ name, course, current, onChoose }: Omit<ViewProps, 'measure' | 'aim'> & { name: string }) {
  const measures = measuresOf(course.kind).filter((measure) => measure !== 'best');
  const dayOf = dayFormatOf(course.entries.map(({ day }) => day));
  return (
    <div className={styles.table}>
      <ChartTable
        caption={`${name} je Einheit`}
        head={['Datum', 'Bester Satz', ...measures.map(measureLabel), 'Anmerkung']}
        rows={course.entries.toReversed().map((entry) => ({
          key: entry.workoutId,
          cells: [
            dayOf(entry.day),
            <Num key="best" unit={bestWords(entry.best).unit}>
              {bestWords(entry.best).number}
            </Num>,
            ...measures.map((measure) => figure(entry, measure, course.kind)),
            <Remark key="remark" entry={entry} />,
          ],
        }))}
        current={current}
        onChoose={onChoose}
      />
    </div>
  );
}

function Headline({ course, measure, aim }: Pick<ViewProps, 'course' | 'measure' | 'aim'>) {
  const { entries, kind } = course;
  const last = entries.findLast((entry) => entry.values[measure] !== null && !entry.isLight) ?? entries.at(-1);
  const value = last?.values[measure] ?? null;
  return (
    <p className={styles.headline}>
      <Num size="xl">{value === null ? '–' : measureFigure(measure, value)}</Num>
      <span>
        {measureUnit(measure, kind)} {measureLabel(measure)}
        {measure === 'max' && ' (geschätzt)'}
        {aim !== null && (
          <>
            <br />
            <strong>
              {measureFigure(measure, aim.missing)} {measureUnit(measure, kind)}
            </strong>{' '}
            {aim.isOwn ? 'bis zu deinem Ziel' : 'bis zur nächsten runden Marke'}
          </>
        )}
      </span>
    </p>
  );
}

export interface ExercisePerformanceProps {
  name: string;
  period: Period;
  /**
   * The player's goals in a measure of the exercise, and the way to set one.
   * @param suggested the next round mark; null: there is too little for one
   */
  renderGoals: (subject: MeasuredExercise, suggested: number | null) => ReactNode;
}

/** The course of one exercise: figures, chart, goals, table and the records that stand. */
export function ExercisePerformance({ name, period, renderGoals }: ExercisePerformanceProps) {
  const data = useExerciseCourse(name, period);
  const [wanted, setMeasure] = useState<Measure>('max');
  const [chosen, setChosen] = useState<string | null>(null);
  const own = loadedOr(useOpenGoals(), noGoals);
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="560px" />} />;
  const course = data.value;
  const measures = measuresOf(course.kind);
  const measure = measures.includes(wanted) ? wanted : 'best';
  const about = measuredExercise(name, measure, course.kind);
  const suggested = suggestedAim(course.entries, measure, course.kind);
  const aim = ownAim(own, about, course.entries, measure, course.kind) ?? suggested;
  const current = course.entries.find(({ workoutId }) => workoutId === chosen)?.workoutId ?? course.entries.at(-1)?.workoutId ?? '';
  const view = { course, measure, aim, current, onChoose: setChosen };
  return (
    <section className={styles.exercise} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {course.entries.length === 0 ? (
        <p className={styles.none}>In diesem Zeitraum hast du diese Übung nicht gemacht.</p>
      ) : (
        <>
          <Headline course={course} measure={measure} aim={aim} />
          {measures.length > 1 && (
            <Segments
              label="Maß"
              hideLabel
              options={measures.map((value) => ({ value, label: measureLabel(value) }))}
              value={measure}
              onChange={setMeasure}
            />
          )}
          <Chart name={name} {...view} />
          {aim !== null && aim.day !== null && (
            <p className={styles.estimate}>
              <TrendingUp size={22} aria-hidden="true" />
              Bei diesem Tempo erreichst du {aim.text} etwa am {spokenDay(aim.day)} (geschätzt).
            </p>
          )}
          {about !== null && renderGoals(about, suggested?.value ?? null)}
          <CourseTable name={name} {...view} />
        </>
      )}
      <h2 className={styles.records}>
        Bestleistungen<VisuallyHidden> in dieser Übung</VisuallyHidden>
      </h2>
      {course.standing.length === 0 ? (
        <p className={styles.none}>Noch keine persönlichen Bestleistungen</p>
      ) : (
        <RecordsList records={course.standing} withExercise={false} />
      )}
    </section>
  );
}
