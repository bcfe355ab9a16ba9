import * as z from 'zod/mini';
import { storableText } from './storable-text.ts';

/** Most bytes of a calendar, from a file or an address: more is no match plan of a club. */
export const MOST_CALENDAR_BYTES = 2_000_000;

const wrong = 'Bitte gib eine Adresse an, die mit https:// oder webcal:// beginnt.';

/** A calendar's address as programs give it; `webcal:` is https. */
export const calendarAddressSchema = z.pipe(
  z.pipe(
    storableText.check(z.maxLength(2000, wrong)),
    z.transform((typed) => typed.trim().replace(/^webcals?:/i, 'https:')),
  ),
  z.url({ protocol: /^https?$/, error: wrong }),
);

/** A mark by which the calendar's server knows what we have (RFC 9110, 8.8.3). */
export const calendarEtagSchema = z.string().check(z.regex(/^(W\/)?"[\x21\x23-\x7E]{0,200}"$/));

/**
 * Body of `POST /api/calendars` (signed in): fetches a calendar once, with the mark of an earlier answer only if it has changed since. Fails with `invalid_input` at `address`, in words for the player, when no
 * calendar can be had there.
 */
export const calendarRequestSchema = z.object({ address: calendarAddressSchema, etag: z.optional(calendarEtagSchema) });

const etag = z.optional(z.nullable(calendarEtagSchema));

/** Answer: the calendar's text, unchecked but for its first line, and its mark. */
export const calendarAnswerSchema = z.object({ text: z.string(), etag });
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;

/** Answer to a request with a mark; a null text: it is the calendar of that mark. */
export const refreshedCalendarSchema = z.object({ text: z.nullable(z.string()), etag });
export type RefreshedCalendar = z.infer<typeof refreshedCalendarSchema>;
