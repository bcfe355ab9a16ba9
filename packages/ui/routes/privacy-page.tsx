import { openConsentSettings } from '../features/consent/settings-opening.ts';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';

export function PrivacyPage() {
  return (
    <PublicFrame>
      <PrivacyPolicy onConsentSettings={openConsentSettings} />
    </PublicFrame>
  );
}
