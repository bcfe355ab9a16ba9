import { ExternalLink } from 'lucide-react';
import { classNames } from '../../../kit/class-names.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import type { ButtonVariant } from '../../../kit/action/button.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { FailureBanner } from '../../../forms/failure-banner.tsx';
import { useSiteFacts } from '../../../site.ts';
import styles from './buy-button.module.css';
import { useCheckout } from './use-checkout.ts';

/** Leads to the checkout, in a new tab; says so where nothing is sold. Unseen until that is known: nobody presses what sells nothing. */
export function BuyButton({ variant = 'line', email }: { variant?: ButtonVariant; email?: string }) {
  const { site, state } = useSiteFacts();
  const { pending, failure, buy } = useCheckout();
  if (!site.offer.configured) return <Banner>Ein neuer Zugang ist zurzeit nicht zu kaufen.</Banner>;
  return (
    <div className={classNames(styles.buy, state === 'waiting' && styles.waiting)}>
      {failure !== null && <FailureBanner failure={failure} />}
      <PlainButton variant={variant} wide pending={pending} pendingText="Zahlung wird vorbereitet..." onClick={() => buy(email)}>
        Premium-Zugang kaufen
        <ExternalLink size={20} aria-label="(neuer Tab)" />
      </PlainButton>
    </div>
  );
}
