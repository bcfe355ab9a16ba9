import { PlainButton } from '../../../kit/action/plain-button.tsx';
import styles from './search-on.module.css';

/** Offers to ask the operator's source as well: those who were found may only be called alike. */
export function SearchOn({ onSearchOn }: { onSearchOn: () => void }) {
  return (
    <p className={styles.line}>
      Nicht dabei?
      <PlainButton variant="quiet" onClick={onSearchOn}>
        Weiter suchen
      </PlainButton>
    </p>
  );
}
