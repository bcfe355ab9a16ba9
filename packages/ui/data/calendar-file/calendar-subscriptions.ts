import { EVENT_KINDS } from '@anwurf/domain/team/team-event';
import * as z from 'zod/mini';
import { followedValue } from '../../storage/followed-value.ts';

/** Between two readings, and after one that failed. */
export const REFRESH_HOURS = { every: 12, afterFailure: 1 } as const;
/** Entries of a calendar that is fetched by itself: a season of a club's teams has fewer. */
export const MOST_KEPT_ENTRIES = 500;

const entrySchema = z.object({
  key: z.string(),
  kind: z.enum(EVENT_KINDS),
  day: z.string(),
  time: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
  title: z.nullable(z.string()),
  place: z.nullable(z.string()),
  isCancelled: z.boolean(),
});
/** An entry as it was read the last time. */
export type KeptEntry = Readonly<z.infer<typeof entrySchema>>;

/** An entry as it is kept, its values in one order: two readings are compared as text. */
export function keptEntry({ key, kind, day, time, minutes, title, place, isCancelled }: KeptEntry): KeptEntry {
  return { key, kind, day, time, minutes, title, place, isCancelled };
}

const subscriptionSchema = z.object({
  /** `own`: the player's match plan; else a team's id. One calendar each. */
  target: z.string(),
  address: z.string(),
  /** Kind of the entries whose words do not say it. */
  otherKind: z.enum(EVENT_KINDS),
  etag: z.nullable(z.string()),
  entries: z.array(entrySchema).check(z.maxLength(MOST_KEPT_ENTRIES)),
  /** When it was read the last time, and tried; milliseconds since 1970. */
  checkedAt: z.number(),
  triedAt: z.number(),
  /** Why it could not be read the last time; null: it could. */
  problem: z.nullable(z.string()),
  /** The last change that a reading brought. */
  change: z.nullable(z.object({ at: z.number(), words: z.string() })),
});
export type CalendarSubscription = Readonly<z.infer<typeof subscriptionSchema>>;

/** Calendars that are fetched again by themselves, on this device alone. */
export const calendarSubscriptions = followedValue('calendarSubscriptions', z.array(subscriptionSchema).check(z.maxLength(20)));

/** Puts a calendar in the place of its target's former one. @returns false when the browser keeps nothing */
export function keepSubscription(userId: string, next: CalendarSubscription): boolean {
  const others = (calendarSubscriptions.read(userId) ?? []).filter(({ target }) => target !== next.target);
  return calendarSubscriptions.change(userId, [...others, next]);
}

/** Ends the fetching for a target. */
export function endSubscription(userId: string, ended: string): void {
  const others = (calendarSubscriptions.read(userId) ?? []).filter(({ target }) => target !== ended);
  calendarSubscriptions.change(userId, others.length === 0 ? null : others);
}
