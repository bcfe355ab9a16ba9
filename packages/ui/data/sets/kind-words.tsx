import { kindText, kindsText, type OfKind } from '@anwurf/domain/workout/set-kind';
import styles from './kind-words.module.css';

/** 'D Dropsatz' beside the values of a set; nothing for an ordinary one. */
export function KindWords({ set }: { set: OfKind }) {
  const text = kindText(set);
  return text === null ? null : <small className={styles.words}>{text}</small>;
}

/** Explains the letters in a table of sets; nothing where there are none. */
export function KindLegend({ sets }: { sets: readonly OfKind[] }) {
  const text = kindsText(sets);
  return text === null ? null : <p className={styles.legend}>{text}</p>;
}
