import { lazyPart } from '../../loading/lazy-part.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { useConsentSettingsOpen } from './settings-opening.ts';

const ConsentSettings = lazyPart<object>(async () => (await import('./consent-settings.tsx')).ConsentSettings);

/** The question and, on request, its details. Rendered once, above every page. */
export function Consent() {
  const settingsOpen = useConsentSettingsOpen();
  return (
    <>
      <ConsentBanner />
      {settingsOpen && <ConsentSettings />}
    </>
  );
}
