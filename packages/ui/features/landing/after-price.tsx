import type { SiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { Benefits } from './benefits.tsx';
import { Goals } from './goals.tsx';
import { People } from './people.tsx';
import { ParentsAndCoaches } from './parents-and-coaches.tsx';
import { Questions } from './questions.tsx';
import { SampleWeek } from './sample-week/sample-week.tsx';
import { Screens } from './screens.tsx';
import { Settled } from './settled.tsx';
import { SelfAssessment } from './self-assessment.tsx';
import { StructuredData } from './structured-data.tsx';
import { Unique } from './unique/unique.tsx';
import { Voices } from './voices.tsx';
import { Court } from '../../brand/court.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import styles from './final-call.module.css';

/** The goal is in sight: the page ends as it began, with the ball. */
function FinalCall({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  return (
    <section className={styles.call} aria-labelledby="los-title" data-surface="court">
      <Court view="roof" />
      <div className={styles.inner}>
        <h2 id="los-title">Die nächste Einheit kann heute sein.</h2>
        {facts.site.offer.configured && (
          <Settled facts={facts}>
            <PlainButton variant="ball" pending={buying.pending} onClick={() => buying.buy()}>
              {buying.pending ? 'Zahlung wird vorbereitet...' : 'Premium-Zugang kaufen'}
            </PlainButton>
          </Settled>
        )}
        {buying.failure !== null && <FailureBanner failure={buying.failure} />}
      </div>
    </section>
  );
}

/** The part below the price: visible after scrolling only, so it loads after the rest. */
export function AfterPrice({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  const { rating, clubCount, testimonials } = facts.site;
  const hasVoices = rating !== null || clubCount !== null || testimonials.length > 0;
  return (
    <>
      <Unique facts={facts} />
      <SampleWeek />
      <Screens />
      {hasVoices && <Voices site={facts.site} />}
      <Benefits />
      <Goals />
      <SelfAssessment />
      <ParentsAndCoaches />
      <People people={facts.site.people ?? []} />
      <Questions facts={facts} />
      <FinalCall facts={facts} buying={buying} />
      <StructuredData facts={facts} />
    </>
  );
}
