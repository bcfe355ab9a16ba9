import { Anchor } from '../links/plain-links.ts';
import { Logo } from '../brand/logo.tsx';
import styles from './public-header.module.css';

/** Above the public pages that are not the landing page. */
export function PublicHeader() {
  return (
    <header className={styles.header} data-surface="court">
      <div className={styles.inner}>
        <Anchor to="/" aria-label="Anwurf, zur Startseite">
          <Logo chalk />
        </Anchor>
        <Anchor to="/login">Anmelden</Anchor>
      </div>
    </header>
  );
}
