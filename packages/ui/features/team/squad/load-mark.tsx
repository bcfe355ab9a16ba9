import { LOAD_BAND } from '@anwurf/domain/team/load-ratio';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { Num } from '../../../kit/text/num.tsx';
import styles from './load-mark.module.css';
import { loadText } from './member-words.ts';

/** The drawn range; what lies outside stands at its end. */
const range = { from: 0.4, to: 1.8 } as const;
const place = (value: number) => `${((Math.min(Math.max(value, range.from), range.to) - range.from) / (range.to - range.from)) * 100}%`;

/** The ratio of 7 to 28 days: where it lies beside the band, the number, and its word. */
export function LoadMark({ ratio }: Pick<SquadMember, 'ratio'>) {
  if (ratio === null) return <span className={styles.unknown}>noch keine vier Wochen</span>;
  return (
    <span className={styles.load}>
      <span className={styles.scale} aria-hidden="true">
        <i className={styles.band} style={{ left: place(LOAD_BAND.from), right: `calc(100% - ${place(LOAD_BAND.to)})` }} />
        <i className={styles.mark} style={{ left: place(ratio.value) }} />
      </span>
      <Num>{loadText({ ratio })}</Num>
      <span className={styles.word}>{ratio.word}</span>
    </span>
  );
}
