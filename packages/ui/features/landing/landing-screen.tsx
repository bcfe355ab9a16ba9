import { lazy, type ReactNode, Suspense } from 'react';
import { useSiteFacts } from '../../site.ts';
import { Benefits } from './benefits.tsx';
import type { Buying } from './buying.ts';
import { FactsStrip } from './facts-strip.tsx';
import { Goals } from './goals.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Screens } from './screens.tsx';

const AfterPrice = lazy(async () => ({ default: (await import('./after-price.tsx')).AfterPrice }));
// Most installations configure neither.
const DiscountPopup = lazy(async () => ({ default: (await import('./discount-popup.tsx')).DiscountPopup }));
const Voices = lazy(async () => ({ default: (await import('./voices.tsx')).Voices }));

/** The page for visitors. What the server knows about the offer arrives by request; everything stands without it. */
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
        {hasVoices && (
          <Suspense>
            <Voices site={facts.site} />
          </Suspense>
        )}
        <Pricing facts={facts} buying={buying} />
        {/* As high as the window: whoever comes for the price finds it at the top. */}
        <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
          <AfterPrice facts={facts} buying={buying} />
        </Suspense>
        {discount !== null && (
          <Suspense>
            <DiscountPopup discount={discount} onBuy={buying.buy} />
          </Suspense>
        )}
      </main>
      {footer}
    </>
  );
}
