import type { PlanOutline } from '@anwurf/domain/plan/plan-outline';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';

/** 'Warum dieser Plan?': what the plan is, the coach's reasons and the week; nothing where only the first is told. */
export function PlanReason({ outline: { summary, reason, notes } }: { outline: PlanOutline }) {
  if (reason === null && notes.length === 0) return null;
  const paragraphs = [summary, reason, ...notes].filter((text) => text !== null);
  return (
    <Disclosure title="Warum dieser Plan?">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  );
}
