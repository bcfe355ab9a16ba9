import { invitationAnchor } from '@anwurf/contract/invitation';
import { priceAnchor } from '@anwurf/contract/price-anchor';
import { Logo } from '../../brand/logo.tsx';
import { PlainButtonLink } from '../../kit/action/plain-button.tsx';
import { Anchor } from '../../links/plain-links.ts';
import type { SiteFacts } from '../../site.ts';
import { HeroCourt } from './hero-court.tsx';
import { HeroStage } from './hero/hero-stage.tsx';
import styles from './hero.module.css';
import { durationWords, priceWords } from './offer-words.ts';
import { Settled } from './settled.tsx';

/** Name, sentence, a moving exercise, price and both ways on: all of it on the first screen of a phone. */
export function Hero({ facts }: { facts: SiteFacts }) {
  const { offer } = facts.site;
  return (
    <header className={styles.hero} data-surface="court">
      <HeroCourt />
      <div className={styles.top}>
        <a href={`#${priceAnchor}`} aria-label="Anwurf, zum Preis">
          <Logo chalk />
        </a>
        <Anchor to="/login">Anmelden</Anchor>
      </div>
      <div className={styles.inner}>
        <h1>
          <span>Athletiktraining, das </span>
          <span>deine Position kennt.</span>
        </h1>
        <p className={styles.lead}>
          {location.hash === `#${invitationAnchor}` && <b>Eingeladen von einem Mitspieler. </b>}Dein Handballplan führt dich durch jeden
          Satz, auch ohne Netz in der Halle.
        </p>
        <HeroStage />
        <div className={styles.actions}>
          <PlainButtonLink href={`#${priceAnchor}`} variant="ball">
            Premium-Zugang kaufen
          </PlainButtonLink>
          <Anchor to="/test">Kostenlos testen</Anchor>
        </div>
        <p className={styles.note}>
          <Settled facts={facts}>
            <b>{priceWords(offer)}&nbsp;€</b> einmalig, inkl. MwSt. ·{' '}
            {offer.accessMonths === null ? 'kein Abo' : `${durationWords(offer)}, kein Abo`} · 14&nbsp;Tage Widerruf
          </Settled>
        </p>
      </div>
    </header>
  );
}
