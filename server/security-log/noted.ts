import type { Context } from 'hono';
import type { NotedEvent } from './security-event.ts';

/** Findings of the routes about a request. */
export type Noted = {
  userId?: string;
  sessionId?: string;
  email?: string;
  readonly events: NotedEvent[];
};

declare module 'hono' {
  interface ContextVariableMap {
    noted: Noted;
  }
}

/** The notes of a request. */
export function notesOf(c: Context): Noted {
  const found: Noted | undefined = c.get('noted');
  if (found !== undefined) return found;
  const notes: Noted = { events: [] };
  c.set('noted', notes);
  return notes;
}

/** Notes the account and session that a token or a sign-in has proven. The log keeps pseudonyms of them. */
export function noteSession(c: Context, session: { readonly userId: string; readonly sessionId: string }): void {
  Object.assign(notesOf(c), { userId: session.userId, sessionId: session.sessionId });
}

/** Notes the address that a request names. The log keeps a pseudonym of it. @param email normalized */
export function noteAddress(c: Context, email: string): void {
  notesOf(c).email = email;
}

/** Notes an event beside the request's own. */
export function noteEvent(c: Context, event: NotedEvent): void {
  notesOf(c).events.push(event);
}
