import type { FigureDrawing } from './figure-drawing.ts';
import styles from './figure.module.css';

/** The words of a figure, in thousandths of a body's height as its paths. */
export function FigureLabels({ labels }: Pick<FigureDrawing, 'labels'>) {
  return labels.map(({ x, y, text }) => (
    <text key={`${x} ${y}`} x={x * 10} y={y * 10} className={styles.label}>
      {text}
    </text>
  ));
}
