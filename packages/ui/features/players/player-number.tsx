import { Lock } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { VisuallyHidden } from '../../kit/text/visually-hidden.tsx';
import styles from './player-number.module.css';

/** The number on the shirt; a lock while it is withheld. `values.shirtNumber` null: unknown. */
export function PlayerNumber({ values }: { values: { readonly shirtNumber: number | null } | null }) {
  return (
    <span className={classNames(styles.number, values === null && styles.locked)}>
      {values === null ? (
        <Lock size={20} aria-hidden="true" />
      ) : (
        <>
          <VisuallyHidden>Trikotnummer </VisuallyHidden>
          <Num>{values.shirtNumber ?? '–'}</Num>
        </>
      )}
    </span>
  );
}
