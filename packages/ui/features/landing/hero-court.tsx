import { HalfCourt } from '../../brand/court.tsx';
import styles from './hero-court.module.css';

/** The court of the hero, with the planned throw: it leaves from the button, which is the ball. */
export function HeroCourt() {
  return (
    <>
      <svg viewBox="0 0 700 400" aria-hidden="true" className={styles.narrow}>
        <g transform="translate(350 400)">
          <g className={styles.chalk}>
            <HalfCourt scale={24} filled />
          </g>
          <path d="M72 -356L-14 -18" className={styles.throw} strokeDasharray="8 7" strokeWidth="2.5" />
        </g>
      </svg>
      <svg viewBox="0 0 960 680" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" className={styles.wide}>
        <g transform="translate(960 340) rotate(-90)" className={styles.chalk}>
          <HalfCourt scale={40} filled />
        </g>
        <path d="M28 506L930 368" className={styles.throw} strokeDasharray="10 9" strokeWidth="3" />
      </svg>
    </>
  );
}
