import { useState } from 'react';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';

/** A set and its record come within a moment. */
const keptMessages = 2;

/** Announces to screen readers, once each: a set, a record, the end of a rest. Never the seconds. */
export function useAnnouncer() {
  const [spoken, setSpoken] = useState<readonly { id: number; text: string }[]>([]);
  return {
    say: (text: string) => setSpoken((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-keptMessages)),
    region: (
      <div role="status" aria-atomic="false">
        {spoken.map(({ id, text }) => (
          <VisuallyHidden key={id}>{text}</VisuallyHidden>
        ))}
      </div>
    ),
  };
}
