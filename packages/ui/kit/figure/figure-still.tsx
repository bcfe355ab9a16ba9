import { classNames } from '../class-names.ts';
import type { FigureDrawing } from './figure-drawing.ts';
import { FigureLabels } from './figure-labels.tsx';
import styles from './figure.module.css';
import { shapeClass } from './shape-class.ts';
import { floorLine, isBlownUp, type ViewBox, viewBoxText } from './view-box.ts';

export interface FigureStillProps {
  drawing: FigureDrawing;
  /** The moment, in seconds. */
  seconds: number;
  viewBox: ViewBox;
}

/** A figure at one moment. Words beside it say the same. */
export function FigureStill({ drawing, seconds, viewBox }: FigureStillProps) {
  return (
    <svg className={classNames(styles.figure, isBlownUp(drawing) && styles.close)} viewBox={viewBoxText(viewBox)} aria-hidden="true">
      {drawing.hasFloor && <path className={shapeClass('floor')} d={floorLine(viewBox)} />}
      {drawing.shapesAt(seconds).map(({ role, data, gap }, index) => (
        <path key={index} className={shapeClass(role, gap)} d={data} />
      ))}
      <FigureLabels labels={drawing.labels} />
    </svg>
  );
}
