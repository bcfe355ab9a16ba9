import { account } from '../account.ts';
import { type Loadable, loadedOr } from './loadable.ts';
import { useFirstRow } from './use-rows.ts';

const owner = account();

/** When the user's paid access ended; null while there is access. */
export function useAccessEnd(now: Date): Date | null {
  const end = loadedOr(useFirstRow(owner), null)?.accessExpiresAt ?? null;
  return end !== null && end <= now ? end : null;
}

/** Whether the user has access, as this device knows it. */
export function useHasAccess(now: Date): Loadable<boolean> {
  const known = useFirstRow(owner);
  if (known.state !== 'rows') return known;
  return { state: 'rows', value: known.value !== null && (known.value.accessExpiresAt === null || known.value.accessExpiresAt > now) };
}
