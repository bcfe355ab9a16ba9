import type { LibraryEntry } from '@anwurf/db/queries/exercise-library';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Facts } from '../../../kit/layout/facts.tsx';
import styles from './exercise-facts.module.css';

function amountFact({ metric, perSide, defaults }: LibraryEntry): { label: string; value: string } {
  const { reps, seconds, metres, sets = 3 } = defaults;
  const amount = metric === 'seconds' ? seconds : metric === 'metres' ? metres : reps;
  const unit = metric === 'seconds' ? 'Sekunden' : metric === 'metres' ? 'Meter' : 'Wdh.';
  const side = perSide ? ' je Seite' : '';
  if (amount === null || amount === undefined) return { label: 'Sätze', value: String(sets) };
  return { label: `Sätze × ${unit}${side}`, value: `${sets} × ${formatGermanDecimal(amount)}` };
}

/** The usual amount, rest and tempo of an exercise. */
export function ExerciseFacts({ entry }: { entry: LibraryEntry }) {
  const { pauseSeconds = 0, tempo } = entry.defaults;
  const facts = [
    amountFact(entry),
    ...(pauseSeconds > 0 ? [{ label: 'Pause', value: `${pauseSeconds} s` }] : []),
    ...(tempo ? [{ label: 'Tempo', value: tempo }] : []),
  ];
  return <Facts facts={facts} className={styles.facts} />;
}
