import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { bestStill, type FigureDrawing } from './figure-drawing.ts';
import { FigureLabels } from './figure-labels.tsx';
import styles from './figure.module.css';
import { playFigure, showMoment } from './play-figure.ts';
import { shapeClass } from './shape-class.ts';
import { floorLine, isBlownUp, type ViewBox, viewBoxText } from './view-box.ts';

/** Whether an element is on the screen. */
function useOnScreen<Seen extends Element>(): readonly [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}

export interface MovingFigureProps {
  drawing: FigureDrawing;
  viewBox: ViewBox;
  isPlaying: boolean;
  /** 1 is the tempo of the exercise. */
  speed?: number;
}

/** A figure in motion. Out of sight it stands still and costs nothing. */
export function MovingFigure({ drawing, viewBox, isPlaying, speed = 1 }: MovingFigureProps) {
  const group = useRef<SVGGElement>(null);
  const [clock] = useState(() => ({ time: bestStill(drawing) }));
  const [field, isSeen] = useOnScreen<SVGSVGElement>();

  useEffect(() => {
    if (group.current === null) return;
    if (isPlaying && isSeen) return playFigure(group.current, { drawing, clock, speed });
    showMoment(group.current, drawing, clock.time);
  }, [drawing, clock, isPlaying, isSeen, speed]);

  return (
    <svg
      ref={field}
      className={classNames(styles.figure, isBlownUp(drawing) && styles.close)}
      viewBox={viewBoxText(viewBox)}
      aria-hidden="true"
    >
      {drawing.hasFloor && <path className={shapeClass('floor')} d={floorLine(viewBox)} />}
      <g ref={group} />
      <FigureLabels labels={drawing.labels} />
    </svg>
  );
}
