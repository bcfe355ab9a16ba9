import { priceAnchor } from '@anwurf/contract/price-anchor';
import { Check, ExternalLink } from 'lucide-react';
import { Num } from '../../kit/text/num.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { Anchor, PlainButtonLink } from '../../links/plain-links.ts';
import type { SiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { durationWords, payWords, priceWords } from './offer-words.ts';
import styles from './pricing.module.css';
import { Settled } from './settled.tsx';

const included = [
  'Trainingsplan nach Position, Ziel und Saisonphase',
  'Geführtes Training mit Satz- und Pausenzähler',
  'Statistiken, Bestleistungen und Fitness-Tests mit Vergleich',
  'Läuft ohne Empfang auf Handy, Tablet und Rechner',
];

export function Pricing({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  const { offer } = facts.site;
  const lifetime = offer.accessMonths === null;
  return (
    <section id={priceAnchor} className={styles.pricing} aria-labelledby="preis-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="preis-title">
            Einmal zahlen. <span className={styles.keep}>{lifetime ? 'Jede Saison nutzen.' : 'In Ruhe trainieren.'}</span>
          </h2>
          <p>
            Kein Abo, keine Verlängerung. {lifetime && 'Dein Zugang bleibt. '}Deine Daten gehören dir: Du kannst sie mitnehmen oder löschen.
          </p>
        </div>
        <div className={styles.ticket}>
          <p className={styles.name}>Premium-Zugang</p>
          <p className={styles.amount}>
            <Settled facts={facts}>
              <Num>{priceWords(offer)}</Num>
              <span className={styles.terms}>€ einmalig, {durationWords(offer)}, inkl.&nbsp;MwSt.</span>
            </Settled>
          </p>
          <ul className={styles.included}>
            {included.map((text) => (
              <li key={text}>
                <Check aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
          <p className={styles.buy}>
            <Settled facts={facts}>
              {offer.configured ? (
                <PlainButton variant="court" wide pending={buying.pending} onClick={() => buying.buy()}>
                  {buying.pending ? 'Zahlung wird vorbereitet...' : 'Premium-Zugang kaufen'}
                  <ExternalLink size={20} aria-label="(neuer Tab)" />
                </PlainButton>
              ) : (
                'Nicht zu kaufen.'
              )}
            </Settled>
          </p>
          {buying.failure !== null && <FailureBanner failure={buying.failure} />}
          <p className={styles.caption}>
            <Settled facts={facts}>{payWords(facts.site.paymentMethods)} · inkl.&nbsp;MwSt. · 14&nbsp;Tage Widerruf</Settled>
          </p>
          <PlainButtonLink to="/test" variant="quiet" wide>
            Erst kostenlos testen, wo du stehst
          </PlainButtonLink>
          <p className={styles.caption}>
            Schon gezahlt? <Anchor to="/auth">Konto anlegen</Anchor>
          </p>
        </div>
      </div>
    </section>
  );
}
