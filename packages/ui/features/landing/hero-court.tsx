import { HalfCourt } from '../../brand/court.tsx';
import styles from './hero-court.module.css';

/** The court below the hero, seen from above. */
export function HeroCourt() {
  return (
    <svg viewBox="0 0 960 680" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" className={styles.court}>
      <g transform="translate(960 340) rotate(-90)">
        <HalfCourt scale={40} filled />
      </g>
    </svg>
  );
}
