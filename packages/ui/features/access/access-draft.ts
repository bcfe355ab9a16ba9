import { firstStorage } from '@anwurf/contract/first-storage';
import { fieldsOf, isText, readAs } from '@anwurf/contract/readable';
import { useState } from 'react';
import { keptValue } from '../../storage/kept-value.ts';

/** Typed text of the access screens, without passwords and codes. */
export interface AccessDraft {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly oldEnough: boolean;
}

const empty: AccessDraft = { email: '', firstName: '', lastName: '', fullName: '', oldEnough: false };
const textIn = (raw: unknown) => (isText(raw) ? raw : '');

/** Unreadable parts count as not typed. */
function draftOf(raw: unknown): AccessDraft {
  const { email, firstName, lastName, fullName, oldEnough } = fieldsOf(raw);
  return {
    email: textIn(email),
    firstName: textIn(firstName),
    lastName: textIn(lastName),
    fullName: textIn(fullName),
    oldEnough: oldEnough === true,
  };
}

const kept = keptValue(firstStorage.accessDraft, readAs(draftOf));

/** Typed text of this tab; kept until the player is signed in or the tab closes. */
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
