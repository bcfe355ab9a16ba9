import type { ReactNode } from 'react';
import { openConsentSettings } from '../features/consent/settings-opening.ts';
import { Imprint } from '../features/legal/imprint.tsx';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { Terms } from '../features/legal/terms.tsx';
import { PublicFooter } from '../shell/public-footer.tsx';
import { PublicHeader } from '../shell/public-header.tsx';

function LegalFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      {children}
      <PublicFooter />
    </>
  );
}

export function ImprintPage() {
  return (
    <LegalFrame>
      <Imprint />
    </LegalFrame>
  );
}

export function PrivacyPage() {
  return (
    <LegalFrame>
      <PrivacyPolicy onConsentSettings={openConsentSettings} />
    </LegalFrame>
  );
}

export function TermsPage() {
  return (
    <LegalFrame>
      <Terms />
    </LegalFrame>
  );
}
