import { type OfKind, SET_KIND_LETTERS, SET_KIND_WORDS } from '@anwurf/domain/workout/set-kind';
import { Num } from '../../kit/text/num.tsx';
import { VisuallyHidden } from '../../kit/text/visually-hidden.tsx';
import styles from './set-mark.module.css';

export interface SetMarkProps {
  set: OfKind;
  /** Not shown of a set that warms up. */
  number: number;
}

/** Names a set in a narrow column: '2', '3 D', 'A'; a screen reader hears the word. */
export function SetMark({ set: { kind = null }, number }: SetMarkProps) {
  if (kind === null) return <Num>{number}</Num>;
  return (
    <span className={styles.mark}>
      {kind !== 'warmup' && <Num>{number}</Num>}
      <b aria-hidden="true">{SET_KIND_LETTERS[kind]}</b>
      <VisuallyHidden>{SET_KIND_WORDS[kind]}</VisuallyHidden>
    </span>
  );
}
