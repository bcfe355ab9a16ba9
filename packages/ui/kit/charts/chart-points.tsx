import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styles from './chart-points.module.css';

/** A value of a chart that can be looked at. */
export interface ChartPoint {
  readonly key: string;
  /** When, how much and what is remarkable: '20. November: 43,1 kg, Bestleistung'. */
  readonly words: string;
}

/** A place in a chart in px, from its left and upper edge. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartPointsProps {
  /** Says to those who can't see it what is shown. */
  label: string;
  /** Of the chart with what it says of a point, in px. */
  height: number;
  /** Of the drawing, in px; as wide as there is room without. */
  maxWidth?: number;
  /** In the order of the arrow keys, at least one. */
  points: readonly ChartPoint[];
  current: string;
  onChoose: (key: string) => void;
  /** The chosen value beside another: '+1,5 kg zum Mal davor'. */
  compared?: string | null | undefined;
  /** The point at a place; undefined: none. */
  pointAt: (place: ChartPlace) => string | undefined;
  /** Below the chart. */
  legend?: ReactNode;
  children: ReactNode;
}

/**
 * A chart whose points are looked at by touch, pointer and arrow key. The words of the chosen point stand above the chart: a finger hides
 * nothing, and they are printed too.
 */
export function ChartPoints({ label, height, maxWidth, points, current, onChoose, compared, pointAt, legend, children }: ChartPointsProps) {
  const chosen = Math.max(
    0,
    points.findIndex(({ key }) => key === current),
  );
  const words = points[chosen]?.words ?? '';

  function choose(key: string | undefined) {
    if (key !== undefined && key !== current) onChoose(key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      Home: 0,
      End: points.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(points[target]?.key);
  }

  function onPointer({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height: full } = currentTarget.getBoundingClientRect();
    choose(pointAt({ x: clientX - left, y: clientY - top, width, height: full }));
  }

  return (
    <div className={styles.frame} style={{ height }}>
      <p className={styles.words} aria-hidden="true">
        <b>{words}</b> {compared}
      </p>
      <div
        className={styles.chart}
        style={{ maxWidth }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={compared ? `${words}, ${compared}` : words}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {children}
      </div>
      {legend}
    </div>
  );
}
