import styles from './court.module.css';

export interface CourtProps {
  /** `roof`: fills the width, goal below. `side`: goal at the right edge. `empty`: small, in lines only. */
  view: 'roof' | 'side' | 'empty';
}

/**
 * Half a handball court from above, `scale` units a metre: goal line 20 m, goal 3 m, goal area 6 m
 * (solid), free throws 9 m (dashed), marks at 4 m and 7 m.
 */
export function HalfCourt({ scale, filled }: { scale: number; filled: boolean }) {
  const metres = (value: number) => value * scale;
  const post = metres(1.5);
  const arc = (radius: number) => {
    const r = metres(radius);
    return `M${-post - r} 0A${r} ${r} 0 0 1 ${-post} ${-r}H${post}A${r} ${r} 0 0 1 ${post + r} 0`;
  };
  const dash = metres(0.75);
  return (
    <>
      <path d={`M${metres(-10)} 0H${metres(10)}`} />
      <path d={arc(6)} className={filled ? styles.area : undefined} />
      <path d={arc(9)} strokeDasharray={`${dash} ${dash}`} />
      <path d={`M${metres(-0.5)} ${metres(-7)}H${metres(0.5)}M${metres(-0.15)} ${metres(-4)}H${metres(0.15)}`} />
      <path d={`M${-post} 0v${metres(0.9)}h${post * 2}v${metres(-0.9)}`} strokeWidth="3" />
    </>
  );
}

/** The drawing of each view: its box, where the middle of the goal line lies, and units a metre. */
const views = {
  roof: { box: '0 0 460 236', at: 'translate(230 234)', scale: 20 },
  side: { box: '0 0 230 236', at: 'translate(238 118) rotate(-90)', scale: 17 },
  empty: { box: '0 0 240 120', at: 'translate(120 118)', scale: 11 },
} as const;

export function Court({ view }: CourtProps) {
  const { box, at, scale } = views[view];
  const filled = view !== 'empty';
  return (
    <svg viewBox={box} {...(view === 'side' && { preserveAspectRatio: 'xMaxYMid slice' })} aria-hidden="true" className={styles[view]}>
      <g transform={at} className={filled ? styles.chalk : styles.line}>
        <HalfCourt scale={scale} filled={filled} />
      </g>
    </svg>
  );
}
