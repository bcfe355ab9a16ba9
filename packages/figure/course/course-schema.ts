import * as z from 'zod/mini';

/** A place on the court, in metres: to the right, and ahead. */
const place = z.readonly(z.tuple([z.number(), z.number()]));

const between = z.optional(z.readonly(z.array(z.readonly(z.tuple([place, place])))));

/** A measured distance on the floor, and its label. */
const distanceSchema = z.object({ from: place, to: place, text: z.string() });

const legSchema = z.strictObject({
  to: place,
  /** Gait: running ahead, sideways or backwards facing the front, or walking. */
  by: z.optional(z.enum(['run', 'sideways', 'backwards', 'walk'])),
  /** Target of a throw at its end. */
  throwAt: z.optional(place),
});

/** A running course as exercise, seen from above. */
export const courseSchema = z.strictObject({
  /** Start. */
  from: place,
  legs: z.readonly(z.array(legSchema).check(z.minLength(2))),
  cones: z.optional(z.readonly(z.array(place))),
  /** Where the player picks up a ball that rolls ahead from the start. */
  rolls: z.optional(place),
  /** People who stand there all the time, and their facing: degrees from ahead to the right. */
  others: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.number(), z.number(), z.number()]))))),
  /** Lines on the floor and goals, each from one place to another. */
  lines: between,
  goals: between,
  distances: z.optional(z.readonly(z.array(distanceSchema))),
  /** Facing while not running ahead; degrees from ahead to the right. */
  front: z.optional(z.number()),
});

export const coursesSchema = z.record(z.string(), courseSchema);

export type Course = z.infer<typeof courseSchema>;
export type Distance = z.infer<typeof distanceSchema>;
export type Leg = z.infer<typeof legSchema>;
export type Place = z.infer<typeof place>;
