import { useState } from 'react';
import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

const typed = z.catch(z.string(), '');
const draftSchema = z.object({
  email: typed,
  firstName: typed,
  lastName: typed,
  fullName: typed,
  oldEnough: z.catch(z.boolean(), false),
});

/** What has been typed on the access screens, but no password and no code. */
export type AccessDraft = z.infer<typeof draftSchema>;

const empty: AccessDraft = { email: '', firstName: '', lastName: '', fullName: '', oldEnough: false };
const kept = keptValue('accessDraft', draftSchema);

/** What has been typed in this tab; kept until the player is signed in or the tab closes. */
export function useAccessDraft(): readonly [AccessDraft, (change: Partial<AccessDraft>) => void] {
  const [draft, setDraft] = useState(() => kept.read() ?? empty);
  function change(part: Partial<AccessDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    kept.keep(next);
  }
  return [draft, change];
}

/** The player is in: nothing of what he typed stays behind. */
export const dropAccessDraft = () => kept.drop();
