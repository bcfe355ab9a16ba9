import { Num } from '../num.tsx';
import type { FigureDrawing } from './figure-drawing.ts';
import { FigureStill } from './figure-still.tsx';
import styles from './figure-field.module.css';
import { viewBoxOf } from './view-box.ts';

/** Width of one key pose to its height. */
const narrow = 0.72;

/** The key poses side by side, numbered: for who wants nothing to move. */
export function FigureKeys({ drawing, least }: { drawing: FigureDrawing; least: number }) {
  const viewBox = viewBoxOf(drawing.box(), narrow, least);
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
