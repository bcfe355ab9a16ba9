import { useEffect, useState } from 'react';
import { Logo } from '../../brand/logo.tsx';
import styles from './start-screen.module.css';

/** Longer than a warm start takes: before that, a word would only flicker. */
const patienceMilliseconds = 1500;

/** While the local database opens. */
export function StartScreen() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.screen} aria-busy="true">
      <Logo size={40} />
      <p className={styles.text} role="status">
        {slow && 'Deine Daten werden auf dem Gerät geöffnet...'}
      </p>
    </main>
  );
}
