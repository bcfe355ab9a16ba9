import { useCheckout } from '../features/access/purchase/use-checkout.ts';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { PublicFooter } from '../shell/public-footer.tsx';

export function StartPage() {
  const { pending, buy } = useCheckout();
  return <LandingScreen buying={{ pending, buy: (discountCode) => buy(undefined, discountCode) }} footer={<PublicFooter />} />;
}
