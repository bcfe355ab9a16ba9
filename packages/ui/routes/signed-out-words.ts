import { showFailure } from '../kit/overlay/toast-queue.ts';

interface SignedOutWords {
  readonly message: string;
  readonly text?: string;
  /** Without it he signs in and comes back. */
  readonly leadsTo?: string;
}

const words: Readonly<Record<string, SignedOutWords>> = {
  '/loading': { message: 'Du musst angemeldet sein, um deinen Plan zu erstellen.', leadsTo: '/auth' },
  '/workout-generator': { message: 'Nicht eingeloggt', text: 'Bitte melde dich an, um dein Workout zu speichern' },
  '/custom-exercises': { message: 'Du musst angemeldet sein, um eigene Übungen hinzuzufügen.' },
  '/live-training': { message: 'Du musst angemeldet sein, um Fortschritte zu speichern.' },
};

/** Explains a signed-out visitor of a private path why he cannot be there; answers where he is led, undefined: to sign in. */
export function explainSignedOut(path: string): string | undefined {
  const said = words[path];
  if (said !== undefined) showFailure(said.message, said.text);
  return said?.leadsTo;
}
