import { Court } from '../../brand/court.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import type { Buying } from './buying.ts';
import styles from './final-call.module.css';

/** The goal is in sight: the page ends as it began, with the ball. */
export function FinalCall({ buying }: { buying: Buying }) {
  return (
    <section className={styles.call} aria-labelledby="los-title" data-surface="court">
      <Court view="roof" />
      <div className={styles.inner}>
        <h2 id="los-title">Die nächste Einheit kann heute sein.</h2>
        <PlainButton variant="ball" pending={buying.pending} onClick={() => buying.buy()}>
          {buying.pending ? 'Zahlung wird vorbereitet...' : 'Premium-Zugang kaufen'}
        </PlainButton>
      </div>
    </section>
  );
}
