import { isQuietAt, quietEnd } from '../calendar/quiet-hours.ts';
import { localDayIn, localTimeIn } from '../calendar/local-time.ts';
import { daysBetween } from '../coach/calendar-day.ts';
import { NEXT_TEST_DAYS } from '../fitness/next-test.ts';

/** Hours after the chosen time in which a session and a test are still announced. */
export const ANNOUNCED_HOURS = 2;
/** Hours after which what a coach wrote or assigned is no news. */
export const NEWS_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Notifications of a training diary, in the order in which they are shown. */
export type NoticeKind = 'session' | 'test' | 'coach';

/** Wishes of a device; HH:MM at its clocks. */
export interface NoticeWishes {
  readonly kinds: readonly NoticeKind[];
  readonly sessionTime: string;
  /** No notification between these; equal: always. */
  readonly quietFrom: string;
  readonly quietUntil: string;
}

/** Something that a coach wrote or assigned, and that the player has not seen. */
export interface CoachNews {
  /** Names it, such as 'comment <id>'. */
  readonly event: string;
  readonly at: Date;
}

/** Facts behind the notifications, as they stand now. */
export interface NoticeFacts {
  /** Whether a session of today is still to be trained. */
  readonly hasSession: boolean;
  /** Local day of the newest test; null: none was done. */
  readonly newestTest: string | null;
  readonly news: readonly CoachNews[];
}

/** A notification that is due; its event names it, for each is shown once. */
export interface DueNotice {
  readonly kind: NoticeKind;
  readonly event: string;
}

/** Names today's session. @param day local day such as '2026-11-28' */
export const sessionEvent = (day: string): string => `session ${day}`;
/** Names that a test is due after the newest one. @param newest its local day */
export const testEvent = (newest: string): string => `test ${newest}`;

/** Whether a test is worth it again and this is still said. @param newest day of the newest test @param day today; local days */
export function isTestDue(newest: string, day: string): boolean {
  const since = daysBetween(newest, day);
  return since >= NEXT_TEST_DAYS.after && since < NEXT_TEST_DAYS.after + NEXT_TEST_DAYS.said;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether it is the chosen time or at most {@link ANNOUNCED_HOURS} after it. A time in the quiet hours counts from their end, if that is the same day. */
function isAnnounced({ sessionTime, quietFrom, quietUntil }: NoticeWishes, clock: string): boolean {
  const isQuiet = isQuietAt({ from: quietFrom, until: quietUntil }, sessionTime);
  if (isQuiet && quietUntil < sessionTime) return false;
  const since = minutesOf(clock) - minutesOf(isQuiet ? quietUntil : sessionTime);
  return since >= 0 && since < ANNOUNCED_HOURS * 60;
}

/**
 * The notifications that are due at an instant, for a device that looks by itself; none in the quiet hours, after which what is still new is due.
 * @param zone IANA name of the device's zone
 */
export function dueNotices(wishes: NoticeWishes, facts: NoticeFacts, now: Date, zone: string): DueNotice[] {
  if (quietEnd({ from: wishes.quietFrom, until: wishes.quietUntil, zone }, now) !== null) return [];
  const [day, clock] = [localDayIn(now, zone), localTimeIn(now, zone)];
  const isTime = isAnnounced(wishes, clock);
  const due: DueNotice[] = [];
  if (isTime && facts.hasSession) due.push({ kind: 'session', event: sessionEvent(day) });
  if (isTime && facts.newestTest !== null && isTestDue(facts.newestTest, day)) {
    due.push({ kind: 'test', event: testEvent(facts.newestTest) });
  }
  for (const { event, at } of facts.news) {
    if (now.getTime() - at.getTime() < NEWS_HOURS * HOUR_MS) due.push({ kind: 'coach', event });
  }
  return due.filter(({ kind }) => wishes.kinds.includes(kind));
}
