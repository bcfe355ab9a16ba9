import * as z from 'zod/mini';

/** Time of the day, as stored. */
export const TIMES_OF_DAY = ['morgens', 'vormittags', 'mittags', 'nachmittags', 'abends'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const TIME_OF_DAY_LABELS: Readonly<Record<TimeOfDay, string>> = {
  morgens: 'Morgens',
  vormittags: 'Vormittags',
  mittags: 'Mittags',
  nachmittags: 'Nachmittags',
  abends: 'Abends',
};

/** Minutes of the warm-up. */
export const WARM_UP = { min: 0, max: 30, step: 5, initial: 15 };

/** Stars. */
export const FEELING = { min: 1, max: 5, initial: 3 };

/** The circumstances of a test; `fitness_tests.conditions`. */
export const conditionsSchema = z.object({
  aufwaermung_minuten: z.number().check(z.minimum(WARM_UP.min), z.maximum(WARM_UP.max)),
  tageszeit: z.enum(TIMES_OF_DAY),
  subjektives_befinden: z.int().check(z.minimum(FEELING.min), z.maximum(FEELING.max)),
});
export type Conditions = z.infer<typeof conditionsSchema>;

/** The time of the day at an hour, 0 to 23. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 18) return 'abends';
  if (hour < 9) return 'morgens';
  if (hour < 12) return 'vormittags';
  return hour < 14 ? 'mittags' : 'nachmittags';
}
