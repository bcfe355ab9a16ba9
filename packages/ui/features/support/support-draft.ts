import { z } from 'zod';

const draftSchema = z.object({ subject: z.string(), message: z.string() });

/** A message that has been typed but not sent. */
export type SupportDraft = z.infer<typeof draftSchema>;

export const emptySupportDraft: SupportDraft = { subject: '', message: '' };

// The prefix is what signing out removes from the device.
const key = 'anwurf.draft.support';

export function readSupportDraft(): SupportDraft {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? emptySupportDraft;
  } catch {
    return emptySupportDraft; // Unreadable: start afresh.
  }
}

export function keepSupportDraft(draft: SupportDraft): void {
  localStorage.setItem(key, JSON.stringify(draft));
}

export function dropSupportDraft(): void {
  localStorage.removeItem(key);
}
