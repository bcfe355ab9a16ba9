import { useState } from 'react';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';

/** A set and its record come within a moment. */
const keptMessages = 2;

export interface Announcer {
  readonly spoken: readonly { id: number; text: string }[];
  /** Announces to a screen reader. */
  say: (text: string) => void;
}

/** Announces to screen readers, once each: a set, a record, the end of a rest. Never the seconds. */
export function useAnnouncer(): Announcer {
  const [spoken, setSpoken] = useState<Announcer['spoken']>([]);
  return {
    spoken,
    say: (text) => setSpoken((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-keptMessages)),
  };
}

/** Region that a screen reader reads from. */
export function Announcements({ spoken }: Pick<Announcer, 'spoken'>) {
  return (
    <div role="status" aria-atomic="false">
      {spoken.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
