import { Num } from '../../../kit/text/num.tsx';
import styles from './plan-duration.module.css';

/** '4-6 Wochen' as a numeral with its word; a text without a number stays as it is. */
export function PlanDuration({ text }: { text: string }) {
  const [, number, rest] = /^\s*(\d+(?:\s*(?:-|–|bis)\s*\d+)?)\s*(.*)$/.exec(text) ?? [];
  if (number === undefined) return <p className={styles.word}>{text}</p>;
  return (
    <p className={styles.duration}>
      <Num size="m">{number.replace(/\s*(?:-|–|bis)\s*/, '–')}</Num>
      <span className={styles.word}>{rest} empfohlen</span>
    </p>
  );
}
