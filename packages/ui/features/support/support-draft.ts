import * as z from 'zod/mini';
import { keptOfUser } from '../../storage/kept-value.ts';

const draftSchema = z.object({ subject: z.string(), message: z.string() });

/** A message that has been typed but not sent. */
export type SupportDraft = z.infer<typeof draftSchema>;

export const emptySupportDraft: SupportDraft = { subject: '', message: '' };

export const supportDraftOf = (userId: string) => keptOfUser('supportDraft', draftSchema, userId);
