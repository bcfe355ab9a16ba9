import { Fragment } from 'react';
import styles from './divided.module.css';

/** Text of several pieces, between which a line may end with a hyphen. Copied, searched and read aloud it is one. */
export function Divided({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <i className={styles.seam} />}
      {piece}
    </Fragment>
  ));
}
