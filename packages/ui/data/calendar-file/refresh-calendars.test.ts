import { newId } from '@anwurf/db/commands/new-id';
import { expect, test } from 'vitest';
import { calendarSubscriptions, keepSubscription } from './calendar-subscriptions.ts';
import { refreshCalendar, type RefreshContext } from './refresh-calendars.ts';

const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'END:VCALENDAR', ''].join('\r\n');

const kept = {
  target: 'own',
  address: 'https://verein.example/termine.ics',
  otherKind: 'match' as const,
  etag: null,
  entries: [],
  checkedAt: 0,
  triedAt: 0,
  problem: null,
  change: null,
};

/** The problem that stands below the calendar after a reading on a device whose store has closed. */
async function problemAfter(text: string): Promise<string | null | undefined> {
  const userId = newId();
  keepSubscription(userId, kept);
  const db = { query: () => Promise.reject(new Error('The store is closed.')) };
  const server = { json: () => Promise.resolve({ text, etag: null }) };
  await refreshCalendar({ db, server, userId } as unknown as RefreshContext, kept, () => expect.unreachable());
  return calendarSubscriptions.read(userId)?.[0]?.problem;
}

test('a reading that cannot be stored does not say that no calendar is there', async () => {
  expect(await problemAfter(calendar)).toBe('Was er Neues hat, ließ sich hier nicht eintragen. Was eingetragen ist, bleibt.');
  expect(await problemAfter('<html>')).toBe('Dort liegt kein Kalender, der sich lesen lässt.');
});
