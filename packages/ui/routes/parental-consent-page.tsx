import { useSearch } from '@tanstack/react-router';
import { ParentalConsentScreen } from '../features/parental-consent/parental-consent-screen.tsx';
import { PublicFooter } from '../shell/public-footer.tsx';
import { PublicHeader } from '../shell/public-header.tsx';

export function ParentalConsentPage() {
  const { token } = useSearch({ from: '/parental-consent' });
  return (
    <>
      <PublicHeader />
      <ParentalConsentScreen key={token} token={token ?? null} />
      <PublicFooter />
    </>
  );
}
