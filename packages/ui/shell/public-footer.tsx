import { Anchor } from '../links/plain-links.ts';
import { openConsentSettings } from '../features/consent/settings-opening.ts';
import { Logo } from '../brand/logo.tsx';
import { useSiteFacts } from '../site.ts';
import styles from './public-footer.module.css';

/** Below every public page: whom to write to, what is legally said, and the way back to the cookie decision. */
export function PublicFooter() {
  const { operator } = useSiteFacts().site;
  return (
    <footer className={styles.footer} data-surface="board">
      <div className={styles.inner}>
        <Anchor to="/" aria-label="Anwurf, zur Startseite" className={styles.brand}>
          <Logo chalk />
        </Anchor>
        <nav aria-label="Rechtliches und Kontakt">
          <ul className={styles.links}>
            <li>{operator.email === '' ? <Anchor to="/imprint">Kontakt</Anchor> : <a href={`mailto:${operator.email}`}>Kontakt</a>}</li>
            <li>
              <Anchor to="/imprint">Impressum</Anchor>
            </li>
            <li>
              <Anchor to="/privacy-policy">Datenschutz</Anchor>
            </li>
            <li>
              <Anchor to="/terms">AGB und Widerruf</Anchor>
            </li>
            <li>
              <Anchor to="/withdrawal">Vertrag widerrufen</Anchor>
            </li>
            <li>
              <Anchor to="/newsletter">Newsletter</Anchor>
            </li>
            <li>
              <button type="button" onClick={openConsentSettings}>
                Cookie-Einstellungen
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
