import { classNames } from '../../../kit/class-names.ts';
import styles from './player-mark.module.css';

/** The letter of a compared player, in the shape that is his: it differs without colours too. */
export function PlayerMark({ index }: { index: number }) {
  return (
    <i className={classNames(styles.mark, styles[`mark${index}`])} aria-hidden="true">
      {'ABCDE'[index]}
    </i>
  );
}
