import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-value.ts';

const recordSchema = z.object({ generationId: z.uuid(), since: z.number() });

/** Since when the user has waited for a generation on this device, in ms since the epoch; the newest one only. */
export const waitingSinceOf = (userId: string) => keptOfUser('planWaiting', recordSchema, userId);
