import { type ConsentCategory, consentOf } from '@anwurf/contract/consent';
import { type EventRequest, eventRequestSchema } from '@anwurf/contract/events';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { countEvent } from './count-event.ts';

const maxBytes = 2000;
const neededCategory = { page_view: 'analytics', purchase: 'marketing', newsletter_sign_up: 'marketing' } as const satisfies Record<
  EventRequest['name'],
  ConsentCategory
>;
// An unreadable consent, or one to another text, is no input error: it counts as none.
const requestSchema = z.object({ ...eventRequestSchema.shape, consent: z.unknown().optional() });

/** `POST /api/events`: counts a first-party event to which the visitor has consented. */
export function createEventRoutes(sql: Sql): Hono {
  const limit = createRequestLimit(sql, 'events', { perAddress: 120, windowSeconds: 60 });
  return new Hono().post('/', async (c) => {
    await limit.take(c);
    const event = await readJson(c, requestSchema, maxBytes);
    if (consentOf(event.consent)?.consent[neededCategory[event.name]] !== true) {
      throw new ApiError('forbidden', 'Nothing is counted without consent.');
    }
    await countEvent(sql, event);
    return c.body(null, 204);
  });
}
