import type { SiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { Questions } from './questions.tsx';
import { SelfAssessment } from './self-assessment.tsx';
import { Court } from '../../brand/court.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import styles from './final-call.module.css';

/** The goal is in sight: the page ends as it began, with the ball. */
function FinalCall({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  return (
    <section className={styles.call} aria-labelledby="los-title" data-surface="court">
      <Court view="roof" />
      <div className={styles.inner}>
        <h2 id="los-title">Die nächste Einheit kann heute sein.</h2>
        {facts.site.offer.configured && (
          <PlainButton variant="ball" pending={buying.pending} onClick={() => buying.buy()}>
            {buying.pending ? 'Zahlung wird vorbereitet...' : 'Premium-Zugang kaufen'}
          </PlainButton>
        )}
      </div>
    </section>
  );
}

/** The part below the price: visible after scrolling only, so it loads after the rest. */
export function AfterPrice({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  return (
    <>
      <SelfAssessment />
      <Questions facts={facts} />
      <FinalCall facts={facts} buying={buying} />
    </>
  );
}
