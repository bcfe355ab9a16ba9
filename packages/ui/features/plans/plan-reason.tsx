import { Disclosure } from '../../kit/disclosure.tsx';

/** The paragraphs of a plan's description; the first one says in short what the plan is. */
export function descriptionParagraphs(description: string | null): string[] {
  return (description ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** 'Warum dieser Plan?': the coach's reasons, the week and the weeks; nothing where a plan has one paragraph or none. */
export function PlanReason({ description }: { description: string | null }) {
  const paragraphs = descriptionParagraphs(description);
  if (paragraphs.length < 2) return null;
  return (
    <Disclosure title="Warum dieser Plan?">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph.replace(/^Warum dieser Plan\?\s*/, '')}</p>
      ))}
    </Disclosure>
  );
}
