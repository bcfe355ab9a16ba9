import { type NoticeName, pushWords } from '@anwurf/contract/push-words';
import { pushWishesSchema } from '@anwurf/contract/push';
import type { DueNotice } from '@anwurf/domain/notices/due-notices';
import * as z from 'zod/mini';
import { showPageNotice } from '../../signal/page-notice.ts';
import { followedValue } from '../../storage/followed-value.ts';
import { keptOfUser } from '../../storage/kept-of-user.ts';

/** Events that are remembered; one is due for a week at most. */
const MOST_SHOWN = 100;

/** Wishes of this device, and since when: what a coach wrote before is no news. */
const ownWishesSchema = z.object({ ...pushWishesSchema.shape, since: z.number() });
export type OwnWishes = z.infer<typeof ownWishesSchema>;

/** Which notifications the desktop app shows a user here; null: none. */
export const ownWishes = followedValue('noticeWishes', ownWishesSchema);
const shown = (userId: string) => keptOfUser('shownNotices', z.array(z.string()), userId);

/** Shows notifications that were not shown yet, each once in all windows of the app. A coach's words are one notification, however many came. */
export async function showDue(userId: string, due: readonly DueNotice[], open: (name: NoticeName) => void): Promise<void> {
  await navigator.locks.request('anwurf-notices', () => {
    const remembered = shown(userId);
    const before = remembered.read() ?? [];
    const fresh = due.filter(({ event }) => !before.includes(event));
    if (fresh.length === 0) return;
    // Without storage to remember them they would come every minute.
    if (!remembered.keep([...before, ...fresh.map(({ event }) => event)].slice(-MOST_SHOWN))) return;
    for (const kind of new Set(fresh.map((one) => one.kind))) showPageNotice({ name: kind, title: pushWords[kind].title, tag: kind }, open);
  });
}
