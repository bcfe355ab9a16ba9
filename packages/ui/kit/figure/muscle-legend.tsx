import type { FigureDrawing } from './figure-drawing.ts';
import styles from './muscle-legend.module.css';

type Muscles = ReturnType<FigureDrawing['muscles']>;

/** Muscles in a sentence. */
export const wordsOf = (muscles: Muscles): string => muscles.map(({ name }) => name).join(', ');

/** Names the highlighted muscles; one on the side that looks away has no mark. */
export function MuscleLegend({ muscles }: { muscles: Muscles }) {
  return (
    <ul className={styles.legend} aria-label="Beteiligte Muskeln">
      {muscles.map(({ name, isSeen }) => (
        <li key={name} className={isSeen ? styles.seen : undefined}>
          {name}
          {!isSeen && <small> (im Bild verdeckt)</small>}
        </li>
      ))}
    </ul>
  );
}
