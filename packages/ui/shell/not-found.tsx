import { Court } from '../brand/court.tsx';
import { Num } from '../kit/text/num.tsx';
import { PlainButtonLink } from '../links/plain-links.ts';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <main className={styles.screen}>
      <Court view="empty" />
      <h1 className={styles.title}>
        <Num size="2xl">404</Num>
        <span>Diese Seite gibt es nicht</span>
      </h1>
      <p className={styles.text}>Der Link ist alt oder vertippt.</p>
      <PlainButtonLink to="/" variant="ball">
        Zur Startseite
      </PlainButtonLink>
    </main>
  );
}
