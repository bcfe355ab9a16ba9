import { lazy, Suspense } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { useConsentSettingsOpen } from './settings-opening.ts';

const ConsentSettings = lazy(async () => ({ default: (await import('./consent-settings.tsx')).ConsentSettings }));

/** The question and, on request, its details. Rendered once, above every page. */
export function Consent() {
  const settingsOpen = useConsentSettingsOpen();
  return (
    <>
      <ConsentBanner />
      {settingsOpen && (
        <Suspense>
          <ConsentSettings />
        </Suspense>
      )}
    </>
  );
}
