import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './withheld.module.css';

/** The place of a value that is withheld: dashed, never blurred. */
export function Withheld({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? styles.large : styles.place}>
      <VisuallyHidden>gesperrt</VisuallyHidden>
    </span>
  );
}
