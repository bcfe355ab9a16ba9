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
        <a href="/" aria-label="Anwurf, zur Startseite" className={styles.brand}>
          <Logo chalk />
        </a>
        <nav aria-label="Rechtliches und Kontakt">
          <ul className={styles.links}>
            <li>{operator.email === '' ? <a href="/imprint">Kontakt</a> : <a href={`mailto:${operator.email}`}>Kontakt</a>}</li>
            <li>
              <a href="/imprint">Impressum</a>
            </li>
            <li>
              <a href="/privacy-policy">Datenschutz</a>
            </li>
            <li>
              <a href="/terms">AGB und Widerruf</a>
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
