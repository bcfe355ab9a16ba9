import { useState } from 'react';

/** What has been typed on the access screens, but no password and no code. */
export interface AccessDraft {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly oldEnough: boolean;
}

const key = 'anwurf.access.draft';
const empty: AccessDraft = { email: '', firstName: '', lastName: '', fullName: '', oldEnough: false };

function read(): AccessDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    const known = Object.entries(empty).map(([field, none]) => {
      const value: unknown = Reflect.get(stored, field);
      return [field, typeof value === typeof none ? value : none] as const;
    });
    return Object.fromEntries(known) as unknown as AccessDraft;
  } catch {
    return empty; // Unreadable, or storage is blocked: start afresh.
  }
}

/** What has been typed in this tab; kept until the player is signed in or the tab closes. */
export function useAccessDraft(): readonly [AccessDraft, (change: Partial<AccessDraft>) => void] {
  const [draft, setDraft] = useState(read);
  function change(part: Partial<AccessDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is blocked: it lives as long as the screen.
    }
  }
  return [draft, change];
}

/** The player is in: nothing of what he typed stays behind. */
export function dropAccessDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
