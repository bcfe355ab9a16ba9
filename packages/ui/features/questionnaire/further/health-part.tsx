import { useState } from 'react';
import { HealthGate } from '../../../data/health/health-gate.tsx';
import { useHealthConsent } from '../../../data/health/use-health-consent.ts';
import { Button } from '../../../kit/action/button.tsx';
import styles from './further.module.css';

/** In the place of a question about health: asks for the consent that it needs. Without it the plan is made as if nothing hurt. */
export function HealthPart({ label }: { label: string }) {
  const consent = useHealthConsent();
  const [isAsking, setAsking] = useState(false);
  if (consent.state !== 'rows') return null;
  const isRefused = consent.value !== null;
  return (
    <div className={styles.health}>
      <p className={styles.label}>{label}</p>
      <p className={styles.note}>
        {isRefused
          ? 'Dein Plan entsteht, als täte nichts weh: Du hast Gesundheitsangaben nicht zugestimmt.'
          : 'Tut dir etwas weh, schont dein Plan die Stelle. Dafür brauchen wir deine Zustimmung zu Gesundheitsangaben.'}
      </p>
      <Button onPress={() => setAsking(true)}>{isRefused ? 'Doch etwas angeben' : 'Etwas angeben'}</Button>
      {isAsking && <HealthGate onClose={() => setAsking(false)}>{null}</HealthGate>}
    </div>
  );
}
