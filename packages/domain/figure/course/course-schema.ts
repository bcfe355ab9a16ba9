import * as z from 'zod/mini';

/** A place on the court, in metres: to the right, and ahead. */
const place = z.readonly(z.tuple([z.number(), z.number()]));

const between = z.optional(z.readonly(z.array(z.readonly(z.tuple([place, place])))));

/** What is measured on the floor, and how it is written. */
const distanceSchema = z.object({ from: place, to: place, text: z.string() });

const legSchema = z.strictObject({
  to: place,
  /** How it is gone: running ahead, sideways or backwards with the eyes to the front, or walking. */
  by: z.optional(z.enum(['run', 'sideways', 'backwards', 'walk'])),
  /** Where a ball is thrown to at its end. */
  throwAt: z.optional(place),
});

/** An exercise that is a course, seen from above. */
export const courseSchema = z.strictObject({
  /** Where it begins. */
  from: place,
  legs: z.readonly(z.array(legSchema).check(z.minLength(2))),
  cones: z.optional(z.readonly(z.array(place))),
  /** Where a ball is taken up that rolls ahead from the start; from there the player has it. */
  rolls: z.optional(place),
  /** Who stands there all the time, and where they look: degrees from ahead to the right. */
  others: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.number(), z.number(), z.number()]))))),
  /** Lines on the floor and goals, each from one place to another. */
  lines: between,
  goals: between,
  distances: z.optional(z.readonly(z.array(distanceSchema))),
  /** Where the player looks at who does not run ahead; degrees from ahead to the right. */
  front: z.optional(z.number()),
});

export const coursesSchema = z.record(z.string(), courseSchema);

export type Course = z.infer<typeof courseSchema>;
export type Distance = z.infer<typeof distanceSchema>;
export type Leg = z.infer<typeof legSchema>;
export type Place = z.infer<typeof place>;
