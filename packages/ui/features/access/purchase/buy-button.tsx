import { ExternalLink } from 'lucide-react';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import type { ButtonVariant } from '../../../kit/action/button.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { FailureBanner } from '../../../forms/failure-banner.tsx';
import { useSiteFacts } from '../../../site.ts';
import styles from './buy-button.module.css';
import { useCheckout } from './use-checkout.ts';

/** Leads to the checkout, in a new tab; says so where nothing is sold. */
export function BuyButton({ variant = 'line', email }: { variant?: ButtonVariant; email?: string }) {
  const { configured } = useSiteFacts().site.offer;
  const { pending, failure, buy } = useCheckout();
  if (!configured) return <Banner>Ein neuer Zugang ist zurzeit nicht zu kaufen.</Banner>;
  return (
    <div className={styles.buy}>
      {failure !== null && <FailureBanner failure={failure} />}
      <PlainButton variant={variant} wide pending={pending} pendingText="Zahlung wird vorbereitet..." onClick={() => buy(email)}>
        Premium-Zugang kaufen
        <ExternalLink size={20} aria-label="(neuer Tab)" />
      </PlainButton>
    </div>
  );
}
