import { calendarRequestSchema } from '@anwurf/contract/calendar';
import { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { createSlots } from '../limits/slots.ts';
import { type CalendarFetch, type CalendarProblem, fetchCalendar, NoCalendarThere } from './fetch-calendar.ts';

const maxBytes = 10_000;

/** Words at the field. A name that leads into a closed network is answered like one that leads nowhere: nobody maps that network with it. */
const words: Readonly<Record<CalendarProblem, string>> = {
  'not-public': 'Unter dieser Adresse antwortet niemand. Stimmt sie?',
  unreachable: 'Unter dieser Adresse antwortet niemand. Stimmt sie?',
  refused: 'Dort wird der Kalender nicht herausgegeben. Hol dir eine neue Adresse, oder nimm die Datei.',
  'too-large': 'Der Kalender ist größer als 2 MB. Nimm einen mit nur dieser Saison.',
  'no-calendar': 'Dort liegt kein Kalender. Gemeint ist die Adresse aus „Kalender abonnieren“.',
};

/** `/api/calendars` (signed in): fetches a calendar of a club or association once; nothing of it is stored. */
export function createCalendarRoutes({ sql, tokens, ...options }: { sql: Sql; tokens: AccessTokens } & CalendarFetch): Hono {
  const limit = createRequestLimit(sql, 'calendars', { perAddress: 300, perKey: 30, windowSeconds: 3600 });
  const slots = createSlots({ perUser: 1, total: 8 });
  return new Hono().post('/', async (c) => {
    const userId = await tokens.requireUser(c);
    await limit.take(c, userId);
    const { address, etag } = await readJson(c, calendarRequestSchema, maxBytes);
    const giveBack = slots.take(userId);
    try {
      return c.json(await fetchCalendar(address, { ...options, etag }), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (!(error instanceof NoCalendarThere)) throw error;
      throw new ApiError('invalid_input', error.message, { fields: { address: words[error.problem] } });
    } finally {
      giveBack();
    }
  });
}
