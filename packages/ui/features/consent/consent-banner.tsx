import { PlainButton } from '../../kit/action/plain-button.tsx';
import { Anchor } from '../../links/plain-links.ts';
import styles from './consent-banner.module.css';
import { decideConsent, everything, necessaryOnly, useConsent } from './consent-store.ts';
import { openConsentSettings } from './settings-opening.ts';

/** Sets how much of the window is left to the page. */
function keepHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--above', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.removeProperty('--above');
  };
}

/** Asks until it is answered. It has a place of its own above the page, so that it never covers a form or a value. */
export function ConsentBanner() {
  if (useConsent() !== null) return null;
  return (
    <section ref={keepHeight} className={styles.banner} aria-labelledby="consent-title" data-surface="board">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="consent-title" className={styles.title}>
            Cookies und Statistik
          </h2>
          <p>
            Notwendiges läuft immer. Zählen dürfen wir nur, wenn du zustimmst – ohne Dritte.{' '}
            <Anchor to="/privacy-policy">Datenschutz</Anchor>
          </p>
        </div>
        <div className={styles.actions}>
          <PlainButton variant="chalk" onClick={() => decideConsent(everything)}>
            Alle akzeptieren
          </PlainButton>
          <PlainButton variant="chalk" onClick={() => decideConsent(necessaryOnly)}>
            Nur notwendige
          </PlainButton>
          <PlainButton variant="quiet" onClick={openConsentSettings}>
            Auswahl anpassen
          </PlainButton>
        </div>
      </div>
    </section>
  );
}
