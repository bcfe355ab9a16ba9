import { deviceStorage } from '@anwurf/contract/device-storage';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { type InstallOffer, usePlatform } from '../../platform.tsx';
import { keptValue } from '../../storage/kept-value.ts';
import styles from './install-hint.module.css';

const dismissed = keptValue(deviceStorage.installHint, z.literal('dismissed'));

/** Safari on iPhones and iPads alone has this property, and no offer that a page could make. */
const isSafariOnPhone = () => 'standalone' in navigator && navigator.standalone === false;
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** The sheet of Safari's share button, drawn: an arrow out of a box. */
function ShareStep() {
  return (
    <svg viewBox="0 0 120 76" aria-hidden="true" className={styles.picture}>
      <rect x="4" y="8" width="112" height="60" rx="14" className={styles.bar} />
      <path d="M24 38h14M31 31l-7 7 7 7M96 38H82M89 31l7 7-7 7" className={styles.faint} />
      <path d="M60 44V22M52 29l8-8 8 8M52 34h-6v22h28V34h-6" className={styles.line} />
    </svg>
  );
}

/** The entry of that sheet: a plus in a rounded square. */
function HomeStep() {
  return (
    <svg viewBox="0 0 120 76" aria-hidden="true" className={styles.picture}>
      <rect x="4" y="8" width="112" height="60" rx="14" className={styles.bar} />
      <path d="M18 26h40M18 52h32" className={styles.faint} />
      <path d="M18 39h48" className={styles.line} />
      <rect x="80" y="27" width="24" height="24" rx="7" className={styles.line} />
      <path d="M92 33v12M86 39h12" className={styles.line} />
    </svg>
  );
}

/** How the app comes to the home screen, after a workout: by the browser's question, on iPhones in two steps. Dismissed for good. */
export function InstallHint() {
  const platform = usePlatform();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isOver, setOver] = useState(() => dismissed.read() !== null || isInstalled());
  useEffect(() => {
    let isCurrent = true;
    const look = () =>
      void platform.installOffer?.().then(
        (found) => isCurrent && setOffer(found),
        () => undefined,
      );
    look();
    // It may come after this is drawn.
    window.addEventListener('beforeinstallprompt', look);
    return () => {
      isCurrent = false;
      window.removeEventListener('beforeinstallprompt', look);
    };
  }, [platform]);
  const isOnPhone = isSafariOnPhone();
  if (isOver || platform.installOffer === undefined || (offer === null && !isOnPhone)) return null;

  function dismiss() {
    dismissed.keep('dismissed');
    setOver(true);
  }
  async function install() {
    await offer?.ask();
    // Whatever the answer was: the browser does not ask twice.
    setOver(true);
  }
  return (
    <Card>
      <section className={styles.hint} aria-labelledby="install-title">
        <h2 id="install-title" className={styles.title}>
          Anwurf auf den Home-Bildschirm
        </h2>
        <p>Dann startet es wie eine App, auch ohne Empfang.</p>
        {isOnPhone && (
          <ol className={styles.steps}>
            <li>
              <ShareStep />
              Tippe unten auf Teilen.
            </li>
            <li>
              <HomeStep />
              Wähle „Zum Home-Bildschirm“.
            </li>
          </ol>
        )}
        <div className={styles.actions}>
          <Button variant="quiet" onPress={dismiss}>
            Nicht mehr zeigen
          </Button>
          {offer !== null && (
            <Button onPress={() => void install()}>
              <Download size={20} aria-hidden="true" />
              Installieren
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
