import { PlainButton } from '../../kit/action/plain-button.tsx';
import { keepClear } from '../../kit/overlay/keep-clear.ts';
import { Anchor } from '../../links/plain-links.ts';
import styles from './consent-banner.module.css';
import { decideConsent, everything, necessaryOnly, useConsent } from './consent-store.ts';
import { openConsentSettings } from './settings-opening.ts';

/** Sets how much of the window is left to the page, and how far above its end what is docked there stands. */
function keepHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--below', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.removeProperty('--below');
  };
}

/** Asks until it is answered. It has a place of its own below the page, so that it never covers a form or a value. */
export function ConsentBanner() {
  if (useConsent() !== null) return null;
  return (
    <section {...keepClear} ref={keepHeight} className={styles.banner} aria-label="Cookies und Statistik" data-surface="board">
      <div className={styles.inner}>
        <p className={styles.text}>
          <b>Cookies:</b> Zählen nur mit deinem Ja. <Anchor to="/privacy-policy">Datenschutz</Anchor>
        </p>
        <div className={styles.actions}>
          <PlainButton variant="chalk" onClick={() => decideConsent(everything)}>
            Alle akzeptieren
          </PlainButton>
          <PlainButton variant="chalk" onClick={() => decideConsent(necessaryOnly)}>
            Nur notwendige
          </PlainButton>
          <PlainButton variant="chalk" onClick={openConsentSettings}>
            Auswahl anpassen
          </PlainButton>
        </div>
      </div>
    </section>
  );
}
