import * as z from 'zod/mini';

/** A place on the court, in metres: to the right, and ahead. */
const place = z.readonly(z.tuple([z.number(), z.number()]));

const between = z.optional(z.readonly(z.array(z.readonly(z.tuple([place, place])))));

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
  /** Lines on the floor and goals, each from one place to another. */
  lines: between,
  goals: between,
  /** Where the player looks at who does not run ahead; degrees from ahead to the right. */
  front: z.optional(z.number()),
});

export const coursesSchema = z.record(z.string(), courseSchema);

export type Course = z.infer<typeof courseSchema>;
export type Leg = z.infer<typeof legSchema>;
export type Place = z.infer<typeof place>;
