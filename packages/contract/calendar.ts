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

/**
 * Body of `POST /api/calendars` (signed in): fetches a calendar once. Fails with `invalid_input` at `address`, in words for the player, when no
 * calendar can be had there.
 */
export const calendarRequestSchema = z.object({ address: calendarAddressSchema });

/** Answer: the calendar's text, unchecked but for its first line. */
export const calendarAnswerSchema = z.object({ text: z.string() });
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;
