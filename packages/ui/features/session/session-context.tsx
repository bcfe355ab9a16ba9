import { createContext, use, useSyncExternalStore } from 'react';
import type { SignedInRecord } from './signed-in-record.ts';
import type { SessionState, SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSession(): SessionStore {
  const session = use(SessionContext);
  if (session === null) throw new Error('no session provided');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The user whose data a private screen shows. */
export function useSignedInUser(): SignedInRecord {
  const { user } = useSessionState();
  if (user === null) throw new Error('a private screen without a user');
  return user;
}
