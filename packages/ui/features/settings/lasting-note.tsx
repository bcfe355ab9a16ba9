import { useEffect, useState } from 'react';
import { Banner } from '../../kit/feedback/banner.tsx';
import { usePlatform } from '../../platform.tsx';
import { isStorageLasting } from '../../storage/lasting-storage.ts';

/** Says what a browser may do that has not promised to keep the data, and how to prevent it. */
export function LastingNote() {
  const { kind } = usePlatform();
  const [isLasting, setLasting] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    void isStorageLasting().then((found) => isCurrent && setLasting(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (isLasting || kind === 'desktop') return null;
  return (
    <Banner>
      <b>Dieser Browser darf die Daten auf dem Gerät löschen.</b> Safari tut das nach sieben Tagen ohne Besuch, andere, wenn der Platz knapp
      wird. Was abgeglichen ist, kommt beim nächsten Anmelden wieder. Damit nichts verloren geht: Lege die App auf den Home-Bildschirm und
      öffne sie nach dem Training einmal mit Empfang.
    </Banner>
  );
}
