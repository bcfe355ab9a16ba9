import { Num } from '../text/num.tsx';
import type { FigureDrawing } from './figure-drawing.ts';
import { FigureStill } from './figure-still.tsx';
import styles from './figure-field.module.css';
import { frameOf } from './view-box.ts';

/** Width of one key pose to its height. */
const narrow = 0.72;

export interface FigureKeysProps {
  drawing: FigureDrawing;
  /** The height shown at least, in percent of a body's. */
  least: number;
  /** Width to height of the whole picture. */
  aspect: number;
}

/** The key poses side by side, numbered: for reduced motion. A picture with text needs its whole width: then its end alone. */
export function FigureKeys({ drawing, least, aspect }: FigureKeysProps) {
  if (drawing.labels.length > 0)
    return <FigureStill drawing={drawing} seconds={drawing.stills.at(-1) ?? 0} viewBox={frameOf(drawing, aspect, least)} />;
  const viewBox = frameOf(drawing, narrow, least);
  return (
    <span className={styles.keys}>
      {drawing.stills.map((seconds, index) => (
        <span key={seconds}>
          <FigureStill drawing={drawing} seconds={seconds} viewBox={viewBox} />
          <Num>{index + 1}</Num>
        </span>
      ))}
    </span>
  );
}
