import { classNames } from '../class-names.ts';
import { bestStill, type FigureDrawing } from './figure-drawing.ts';
import { FigureStill } from './figure-still.tsx';
import styles from './figure-tile.module.css';
import { frameOf } from './view-box.ts';

/** The least height shown in a tile, in percent of a body's. */
const least = 84;

/** A still figure in a row, of 56 px or of the row's `--figure-size`; the row says what it is. */
export function FigureTile({ drawing }: { drawing: FigureDrawing }) {
  const seconds = bestStill(drawing);
  return (
    <span className={classNames(styles.tile)}>
      <FigureStill drawing={drawing} seconds={seconds} viewBox={frameOf({ ...drawing, box: () => drawing.boxAt(seconds) }, 1, least)} />
    </span>
  );
}
