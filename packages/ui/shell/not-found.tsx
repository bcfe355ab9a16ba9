import { ButtonLink } from '../kit/button-link.tsx';
import { Court } from '../kit/court.tsx';
import { Num } from '../kit/num.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <main className={styles.screen}>
      <Court view="empty" />
      <h1 className={styles.code}>
        <Num size="2xl">404</Num>
      </h1>
      <p className={styles.text}>Oops! Page not found</p>
      <ButtonLink href="/" variant="ball">
        Zur Startseite
      </ButtonLink>
    </main>
  );
}
