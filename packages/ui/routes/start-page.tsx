import { useCheckout } from '../features/access/purchase/use-checkout.ts';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { PublicFooter } from '../shell/public-footer.tsx';

export function StartPage() {
  const { pending, failure, buy } = useCheckout({ toasts: false });
  return <LandingScreen buying={{ pending, failure, buy: (discountCode) => buy(undefined, discountCode) }} footer={<PublicFooter />} />;
}
