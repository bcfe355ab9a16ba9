import type { YoyoMoment } from '@anwurf/domain/fitness/yoyo-course';
import styles from './yoyo-track.module.css';

const start = 66;
const end = 340;
const zone = 8;

function placeOf({ part, passed }: Pick<YoyoMoment, 'part' | 'passed'>): number {
  if (part === 'out') return start + passed * (end - start);
  if (part === 'back') return end - passed * (end - start);
  return start - (1 - Math.abs(1 - 2 * passed)) * (start - zone);
}

/** Where the runner should be: 20 m there and back, behind the start the zone for the rest. */
export function YoyoTrack({ part, passed }: Pick<YoyoMoment, 'part' | 'passed'>) {
  const place = placeOf({ part, passed });
  return (
    <svg viewBox="0 0 358 96" className={styles.track} aria-hidden="true">
      <path d={`M${zone} 52H${start}`} className={styles.zone} />
      <path d={`M${start} 52H${end}`} className={styles.way} />
      <path d={`M${start} 20v46M${end} 20v46`} className={styles.lines} />
      {part !== 'rest' && <path d={part === 'out' ? `M${start} 52H${place}` : `M${place} 52H${end}`} className={styles.done} />}
      <circle cx={place} cy="52" r="9" className={styles.runner} />
      <text x={start} y="86" textAnchor="middle">
        Start
      </text>
      <text x={end} y="86" textAnchor="end">
        20 m
      </text>
      <text x={zone} y="86">
        5 m
      </text>
    </svg>
  );
}
