import * as z from 'zod/mini';

/** The feed that a user has; null: none. */
const feed = z.nullable(z.object({ createdAt: z.iso.datetime() }));

/** Answer of `GET /api/calendar-feed` (signed in). */
export const calendarFeedSchema = z.object({ feed });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** Answer of `POST /api/calendar-feed` (signed in), which makes a feed or renews its address: said once, the server keeps a hash. */
export const newCalendarFeedSchema = z.object({ address: z.url(), feed });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
