import type { ReactNode } from 'react';
import type { LineContent } from './line-model.ts';
import styles from './line-legend.module.css';

interface Entry {
  readonly words: string;
  readonly sample: ReactNode;
}

const line = (className: string | undefined) => <path d="M1 7h22" className={className} />;
const area = (className: string | undefined) => <rect x={1} y={1} width={22} height={12} rx={2} className={className} />;

/** Everything that is drawn besides the points, in words. */
function entriesOf({ shaded, goal, band, references, marks }: LineContent, hasReferences: boolean): Entry[] {
  return [
    ...(shaded.mondays.length > 0 ? [{ words: shaded.words, sample: area(styles.shade) }] : []),
    ...(band ? [{ words: band.words, sample: area(styles.band) }] : []),
    ...(goal === null ? [] : [{ words: goal.words, sample: line(styles.goal) }]),
    ...(goal?.estimated ? [{ words: goal.estimated.words, sample: line(styles.estimated) }] : []),
    ...(references && hasReferences ? [{ words: references.words, sample: line(styles.reference) }] : []),
    ...(marks.of.length > 0 ? [{ words: marks.words, sample: <path d="M6 12v-9h12v9" className={styles.mark} /> }] : []),
  ];
}

/** Below the chart: there the words never lie on each other, however narrow it is. */
export function LineLegend({ content, hasReferences }: { content: LineContent; hasReferences: boolean }) {
  const entries = entriesOf(content, hasReferences);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {entries.map(({ words, sample }) => (
        <li key={words}>
          <svg viewBox="0 0 24 14" width={24} height={14} aria-hidden="true">
            {sample}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
