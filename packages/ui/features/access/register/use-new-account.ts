import { useState } from 'react';
import { type AccessDraft, useAccessDraft } from '../access-draft.ts';
import type { NewPassword } from '../checks.ts';

interface Secrets extends NewPassword {
  readonly code: string;
}

/** Typed values of a new account, over all steps. Passwords and the code live in memory only. */
export interface NewAccountInput {
  readonly draft: AccessDraft;
  readonly change: (change: Partial<AccessDraft>) => void;
  readonly secrets: Secrets;
  readonly changeSecrets: (change: Partial<Secrets>) => void;
}

export function useNewAccount(): NewAccountInput {
  const [draft, change] = useAccessDraft();
  const [secrets, setSecrets] = useState<Secrets>({ code: '', password: '', confirmPassword: '' });
  return { draft, change, secrets, changeSecrets: (part) => setSecrets((before) => ({ ...before, ...part })) };
}
