import type { SiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { FinalCall } from './final-call.tsx';
import { Questions } from './questions.tsx';
import { SelfAssessment } from './self-assessment.tsx';

/** What stands below the price: nobody sees it before he has scrolled, so it is loaded after the rest. */
export function AfterPrice({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  return (
    <>
      <SelfAssessment />
      <Questions facts={facts} />
      <FinalCall buying={buying} />
    </>
  );
}
