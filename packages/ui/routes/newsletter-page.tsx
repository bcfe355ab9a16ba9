import { useSearch } from '@tanstack/react-router';
import { trackNewsletterSignUp } from '../features/consent/track.ts';
import { NewsletterLink } from '../features/newsletter/newsletter-link.tsx';
import { NewsletterSignUp } from '../features/newsletter/newsletter-sign-up.tsx';
import { PublicFooter } from '../shell/public-footer.tsx';
import { PublicHeader } from '../shell/public-header.tsx';

export function NewsletterPage() {
  const { token } = useSearch({ from: '/newsletter' });
  return (
    <>
      <PublicHeader />
      {token === undefined ? <NewsletterSignUp onSignUp={trackNewsletterSignUp} /> : <NewsletterLink key={token} token={token} />}
      <PublicFooter />
    </>
  );
}
