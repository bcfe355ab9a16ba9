import type { ReactNode } from 'react';
import { useSiteFacts } from '../../site.ts';
import { Benefits } from './benefits.tsx';
import type { Buying } from './buying.ts';
import { DiscountPopup } from './discount-popup.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { FinalCall } from './final-call.tsx';
import { Goals } from './goals.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { Screens } from './screens.tsx';
import { SelfAssessment } from './self-assessment.tsx';
import { Voices } from './voices.tsx';

/** The page for visitors. What the server knows about the offer arrives by request; everything stands without it. */
export function LandingScreen({ buying, footer }: { buying: Buying; footer: ReactNode }) {
  const facts = useSiteFacts();
  const { discount } = facts.site;
  return (
    <>
      <Hero facts={facts} />
      <main>
        <FactsStrip facts={facts} />
        <Benefits />
        <Goals />
        <Screens />
        <Voices site={facts.site} />
        <Pricing facts={facts} buying={buying} />
        <SelfAssessment />
        <Questions facts={facts} />
        <FinalCall buying={buying} />
      </main>
      {footer}
      {discount !== null && <DiscountPopup discount={discount} onBuy={buying.buy} />}
    </>
  );
}
