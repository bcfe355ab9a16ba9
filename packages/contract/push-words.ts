import type { PushMessage } from './push.ts';

/** Words and address of each notification. They stand on lock screens: nothing of what hurts, and no word of a message. */
export const pushWords = {
  session: { title: 'Heute steht eine Einheit an', path: '/active-workout#today' },
  test: { title: 'Zeit für deinen nächsten Test', path: '/statistics/performance' },
  coach: { title: 'Neues von deinem Trainerteam', path: '/dashboard' },
  trial: { title: 'So sieht eine Mitteilung aus', path: '/settings' },
} as const satisfies Record<PushMessage['kind'], { readonly title: string; readonly path: `/${string}` }>;

/** A notification that the desktop app shows: as above, or about a rest, which leads to no page. */
export type NoticeName = keyof typeof pushWords | 'rest';
