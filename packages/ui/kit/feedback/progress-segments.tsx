import { classNames } from '../class-names.ts';
import styles from './progress-segments.module.css';

export type SegmentState = 'done' | 'now' | 'open';

export interface SegmentGroup {
  label: string;
  segments: readonly SegmentState[];
}

export interface ProgressSegmentsProps {
  /** Says it in words: 'Übung 5 von 9'. */
  label: string;
  groups: readonly SegmentGroup[];
}

/** Progress as pieces of a line: solid is done, framed is now, dashed is open. */
export function ProgressSegments({ label, groups }: ProgressSegmentsProps) {
  return (
    <ol className={styles.groups} aria-label={label}>
      {groups.map((group) => (
        <li
          key={group.label}
          className={styles.group}
          style={{ flexGrow: group.segments.length }}
          {...(group.segments.includes('now') && { 'aria-current': 'step' as const })}
        >
          <span className={styles.track}>
            {group.segments.map((state, index) => (
              <i key={index} className={classNames(styles.segment, styles[state])} />
            ))}
          </span>
          {group.label}
        </li>
      ))}
    </ol>
  );
}
