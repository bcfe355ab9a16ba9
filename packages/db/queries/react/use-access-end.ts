import { account } from '../account.ts';
import { loadedOr } from './loadable.ts';
import { useFirstRow } from './use-rows.ts';

const owner = account();

/** When the user's paid access ended; null while there is access. */
export function useAccessEnd(now: Date): Date | null {
  const end = loadedOr(useFirstRow(owner), null)?.accessExpiresAt ?? null;
  return end !== null && end <= now ? end : null;
}
