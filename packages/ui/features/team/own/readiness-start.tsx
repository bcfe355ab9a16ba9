import { useState } from 'react';
import { useHealthConsent } from '../../../data/health/use-health-consent.ts';
import { ReadinessConsent } from '../../../data/readiness/readiness-consent.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

/** Says to a player who shares his readiness that there is none without the daily question, and switches it on. */
export function ReadinessStart() {
  const consent = useHealthConsent('readiness');
  const [isAsking, setAsking] = useState(false);
  if (consent.state !== 'rows' || consent.value?.granted === true) return null;
  return (
    <>
      <Banner>
        <p>Deine Bereitschaft gibt es, sobald du die Tagesfrage beantwortest.</p>
        <Button onPress={() => setAsking(true)}>Tagesfrage einschalten</Button>
      </Banner>
      {isAsking && (
        <Sheet title="Tagesfrage" isOpen onOpenChange={() => setAsking(false)}>
          <ReadinessConsent
            onGranted={() => showMessage('Tagesfrage eingeschaltet', 'Sie steht ab jetzt auf deiner Startseite.')}
            onClose={() => setAsking(false)}
          />
        </Sheet>
      )}
    </>
  );
}
