import type { ReactNode } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useSiteFacts } from '../../site.ts';
import { Benefits } from './benefits.tsx';
import type { Buying } from './buying.ts';
import { FactsStrip } from './facts-strip.tsx';
import { Goals } from './goals.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';

// About as high as it will be: what is below must not jump when somebody comes for the price.
const Screens = lazyPart(async () => (await import('./screens.tsx')).Screens, {
  waiting: <div id="einblick" style={{ minHeight: 960 }} />,
});
const AfterPrice = lazyPart(async () => (await import('./after-price.tsx')).AfterPrice, {
  waiting: <div style={{ minHeight: '100vh' }} />,
});
// Most installations configure neither.
const DiscountPopup = lazyPart(async () => (await import('./discount-popup.tsx')).DiscountPopup, { missing: null });
const Voices = lazyPart(async () => (await import('./voices.tsx')).Voices, { missing: null });

/** The page for visitors. Facts about the offer arrive by request; the page stands without them. */
export function LandingScreen({ buying, footer }: { buying: Buying; footer: ReactNode }) {
  const facts = useSiteFacts();
  const { discount, rating, clubCount, testimonials } = facts.site;
  const hasVoices = rating !== null || clubCount !== null || testimonials.length > 0;
  return (
    <>
      <Hero facts={facts} />
      <main>
        <FactsStrip facts={facts} />
        <Benefits />
        <Goals />
        <Screens />
        {hasVoices && <Voices site={facts.site} />}
        <Pricing facts={facts} buying={buying} />
        {/* As high as the window: whoever comes for the price finds it at the top. */}
        <AfterPrice facts={facts} buying={buying} />
        {discount !== null && <DiscountPopup discount={discount} onBuy={buying.buy} />}
      </main>
      {footer}
    </>
  );
}
