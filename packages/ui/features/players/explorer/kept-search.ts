import { playerSchema } from '@anwurf/contract/players';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';
import type { KeptValue } from '../../../storage/kept-value.ts';

const foundSchema = z.object({
  text: z.string(),
  players: z.array(playerSchema),
  total: z.number(),
  page: z.number(),
  isSimilar: z.boolean(),
  unlocked: z.boolean(),
  /** The operator's source can be asked for others. */
  canSearchOn: z._default(z.boolean(), false),
  at: z.coerce.date(),
});

/** Results of a search. */
export type FoundPlayers = z.infer<typeof foundSchema>;

export type KeptSearch = Pick<KeptValue<FoundPlayers>, 'read' | 'keep'>;

/** A visitor's page does not open without a network: what it knows while it is open is enough. */
function rememberedSearch(): KeptSearch {
  let last: FoundPlayers | null = null;
  return {
    read: () => last,
    keep: (found) => {
      last = found;
      return true;
    },
  };
}

/** The last results, so that they are there without a network: a user's until he signs out, a visitor's while the page is open. */
export function keptSearch(userId: string | null): KeptSearch {
  return userId === null ? rememberedSearch() : keptOfUser('playerSearch', foundSchema, userId);
}
