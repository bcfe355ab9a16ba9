import { shownNumber } from '@anwurf/domain/workout/set-words';
import { Num } from '../../../kit/text/num.tsx';
import styles from './plate-stack.module.css';

export interface PlateStackProps {
  /** Of bar and plates, in kilograms. */
  weight: number;
  /** Plates of one side in kilograms, the heaviest first. */
  perSide: readonly number[];
}

/** Height of a plate as a share of the largest: heavier ones are larger, none too small to be seen. */
function heightOf(plate: number): number {
  return Math.min(1, 0.3 + 0.7 * Math.sqrt(plate / 20));
}

/** Drawn from the side: the plates of one end of the bar, the heaviest at the inside. */
export function PlateStack({ weight, perSide }: PlateStackProps) {
  return (
    <figure className={styles.stack}>
      <figcaption>
        <Num unit="kg">{shownNumber(weight)}</Num>
        {perSide.length === 0 ? ' · nur die Stange' : ' · je Seite'}
      </figcaption>
      <ol className={styles.bar} aria-label={`Scheiben je Seite für ${shownNumber(weight)} kg`}>
        {perSide.map((plate, place) => (
          // One of several alike: only their place distinguishes them.
          <li key={place}>
            <span className={styles.plate} style={{ height: `${heightOf(plate) * 100}%` }} aria-hidden="true" />
            <Num>{shownNumber(plate)}</Num>
          </li>
        ))}
      </ol>
    </figure>
  );
}
