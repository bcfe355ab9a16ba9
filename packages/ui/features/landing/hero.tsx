import { priceAnchor } from '@anwurf/contract/price-anchor';
import { Logo } from '../../brand/logo.tsx';
import { PlainButtonLink } from '../../kit/action/plain-button.tsx';
import { Anchor } from '../../links/plain-links.ts';
import type { SiteFacts } from '../../site.ts';
import { HeroCourt } from './hero-court.tsx';
import styles from './hero.module.css';
import { durationWords, priceWords } from './offer-words.ts';
import { Settled } from './settled.tsx';

export function Hero({ facts }: { facts: SiteFacts }) {
  const { offer } = facts.site;
  return (
    <header className={styles.hero} data-surface="court">
      <HeroCourt />
      <div className={styles.top}>
        <Anchor to="/login">Anmelden</Anchor>
        <a href={`#${priceAnchor}`} aria-label="Anwurf, zum Preis">
          <Logo chalk />
        </a>
      </div>
      <div className={styles.inner}>
        <h1>Athletik&shy;training, das deine Position kennt.</h1>
        <p>Dein Plan für Rückraum, Außen, Kreis, Mitte oder Tor. Jeder Satz zählt mit, auch ohne Empfang in der Halle.</p>
        <PlainButtonLink href={`#${priceAnchor}`} variant="ball">
          Premium-Zugang kaufen
        </PlainButtonLink>
        <p className={styles.note}>
          <Settled facts={facts}>
            {priceWords(offer)}&nbsp;€ einmalig · {offer.accessMonths === null ? 'kein Abo' : `${durationWords(offer)}, kein Abo`}
          </Settled>
        </p>
      </div>
    </header>
  );
}
