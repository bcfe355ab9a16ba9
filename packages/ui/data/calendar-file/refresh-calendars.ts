import { refreshedCalendarSchema } from '@anwurf/contract/calendar';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { RequestError } from '../../http/request-error.ts';
import type { SignedInServer } from '../../http/signed-in-server.tsx';
import { localDay } from '../local-day.ts';
import { type AppliedChange, applyToMatchPlan, applyToTeam } from './apply-calendar.ts';
import {
  type CalendarSubscription,
  calendarSubscriptions,
  keepSubscription,
  keptEntry,
  MOST_KEPT_ENTRIES,
  REFRESH_HOURS,
} from './calendar-subscriptions.ts';
import type { FoundCalendar } from './read-calendar-file.ts';

/** Days ahead of which a calendar is read. */
const AHEAD = 370;
const HOUR_MS = 3_600_000;

export interface RefreshContext {
  readonly db: LocalDatabase;
  readonly server: SignedInServer;
  readonly userId: string;
}

/** Says that a reading has changed something, with the way back. */
export type SayChange = (change: AppliedChange, subscription: CalendarSubscription) => void;

/** Why nothing was read or stored, in words; null: no reception, or signed out, which needs no word here. */
function problemOf(error: unknown): string | null {
  if (!(error instanceof RequestError)) return 'Was er Neues hat, ließ sich hier nicht eintragen. Was eingetragen ist, bleibt.';
  const [said] = Object.values(error.fields);
  return said ?? null;
}

/** The entries from this week on; null: the text is no calendar. */
async function readAhead(text: string, today: string): Promise<FoundCalendar | null> {
  const { NoCalendar, readCalendarFile } = await import('./read-calendar-file.ts');
  try {
    return readCalendarFile(text, { zone: HOME_ZONE, from: mondayOf(today), until: dayAfter(today, AHEAD) });
  } catch (error) {
    if (error instanceof NoCalendar) return null;
    throw error;
  }
}

async function read(context: RefreshContext, subscription: CalendarSubscription, say: SayChange): Promise<CalendarSubscription> {
  const { address, etag, otherKind, entries, target } = subscription;
  const body = { address, ...(etag !== null && { etag }) };
  const answer = await context.server.json('/api/calendars', refreshedCalendarSchema, body);
  const checked = { ...subscription, checkedAt: Date.now(), problem: null };
  if (answer.text === null) return checked;
  const today = localDay(new Date());
  const found = await readAhead(answer.text, today);
  if (found === null) return { ...subscription, problem: 'Dort liegt kein Kalender, der sich lesen lässt.' };
  const events = found.events.map((event) => keptEntry({ ...event, kind: event.kind ?? otherKind }));
  if (events.length > MOST_KEPT_ENTRIES)
    return { ...checked, problem: `Er hat jetzt mehr als ${MOST_KEPT_ENTRIES} Termine. Lade ihn von Hand.` };
  if (found.broken > 0 || (events.length === 0 && entries.some(({ day }) => day >= today)))
    return { ...checked, problem: 'Er ist leer oder zum Teil nicht lesbar. Was eingetragen ist, bleibt.' };
  const apply = target === 'own' ? applyToMatchPlan : applyToTeam;
  const change = await apply(context, { target, before: entries, now: events, today });
  // Not known here yet: the next reading compares with the same entries.
  if (change === 'waits') return subscription;
  const next = { ...checked, etag: answer.etag ?? null, entries: events };
  if (change === null) return next;
  say(change, subscription);
  return { ...next, change: { at: Date.now(), words: change.words } };
}

/** Reads one calendar again, and moves what has moved in it. */
export async function refreshCalendar(context: RefreshContext, subscription: CalendarSubscription, say: SayChange): Promise<void> {
  const tried = { ...subscription, triedAt: Date.now() };
  const isCurrent = () =>
    (calendarSubscriptions.read(context.userId) ?? []).some(
      ({ target, address }) => target === subscription.target && address === subscription.address,
    );
  let next: CalendarSubscription;
  try {
    next = await read(context, tried, say);
  } catch (error) {
    next = { ...tried, problem: problemOf(error) ?? subscription.problem };
  }
  // It may have been ended meanwhile.
  if (isCurrent()) keepSubscription(context.userId, next);
}

/** Reads the calendars whose time has come; one window of this device at a time. */
export async function refreshDueCalendars(context: RefreshContext, say: SayChange): Promise<void> {
  await navigator.locks.request('anwurf-calendars', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const one of calendarSubscriptions.read(context.userId) ?? []) {
      const now = Date.now();
      // A clock that was put back does not end the readings.
      const since = (at: number, hours: number) => now < at || now - at >= hours * HOUR_MS;
      if (since(one.checkedAt, REFRESH_HOURS.every) && since(one.triedAt, REFRESH_HOURS.afterFailure)) {
        await refreshCalendar(context, one, say);
      }
    }
  });
}
