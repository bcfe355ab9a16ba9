import type { ReactNode } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useSiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { FactsStrip } from './facts-strip.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';

// Below the price, so that it never jumps when somebody comes for the price.
const AfterPrice = lazyPart(async () => (await import('./after-price.tsx')).AfterPrice, {
  waiting: <div style={{ minHeight: '100vh' }} />,
});
// Most installations configure none.
const DiscountPopup = lazyPart(async () => (await import('./discount-popup.tsx')).DiscountPopup, { missing: null });

/** The page for visitors. Facts about the offer arrive by request; the page stands without them. */
export function LandingScreen({ buying, footer }: { buying: Buying; footer: ReactNode }) {
  const facts = useSiteFacts();
  const { discount } = facts.site;
  return (
    <>
      <Hero facts={facts} />
      <main>
        <FactsStrip facts={facts} />
        <Pricing facts={facts} buying={buying} />
        {/* As high as the window: whoever comes for the price finds it at the top. */}
        <AfterPrice facts={facts} buying={buying} />
        {discount !== null && <DiscountPopup discount={discount} onBuy={buying.buy} />}
      </main>
      {footer}
    </>
  );
}
