import { createContext, use } from 'react';

/** User whose values the screens below keep on the device. */
export const UserIdContext = createContext<string | null>(null);

/**
 * Id of the signed-in user.
 * @throws outside of the private screens
 */
export function useUserId(): string {
  const userId = use(UserIdContext);
  if (userId === null) throw new Error('nobody is signed in');
  return userId;
}
