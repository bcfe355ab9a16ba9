import styles from './marked-text.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

interface Part {
  start: number;
  end: number;
}

export interface MarkedTextProps {
  text: string;
  /** Parts that a search has found, in any order. */
  parts: readonly Part[];
}

/** In order and apart: of two that overlap the first one counts. */
function apart(parts: readonly Part[]): Part[] {
  const inOrder = parts.toSorted((one, other) => one.start - other.start);
  return inOrder.filter(({ start }, index) => inOrder.slice(0, index).every(({ end }) => end <= start));
}

/** A text with what was found in it. */
export function MarkedText({ text, parts }: MarkedTextProps) {
  const marked = apart(parts);
  return (
    <>
      {marked.map(({ start, end }, index) => (
        <span key={start}>
          <DividedName>{text.slice(marked[index - 1]?.end ?? 0, start)}</DividedName>
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      <DividedName>{text.slice(marked.at(-1)?.end ?? 0)}</DividedName>
    </>
  );
}
