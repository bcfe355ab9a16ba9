import type { SiteFacts } from '../../site.ts';
import type { Buying } from './buying.ts';
import { FinalCall } from './final-call.tsx';
import { Questions } from './questions.tsx';
import { SelfAssessment } from './self-assessment.tsx';

/** The part below the price: visible after scrolling only, so it loads after the rest. */
export function AfterPrice({ facts, buying }: { facts: SiteFacts; buying: Buying }) {
  return (
    <>
      <SelfAssessment />
      <Questions facts={facts} />
      <FinalCall buying={buying} />
    </>
  );
}
