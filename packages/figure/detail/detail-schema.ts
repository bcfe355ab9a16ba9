import * as z from 'zod/mini';

const point = z.readonly(z.tuple([z.number(), z.number()]));
/** Centre and radius, in percent of body height in the picture: right, down from the floor. */
const ball = z.readonly(z.tuple([z.number(), z.number(), z.number()]));
const indexes = z.readonly(z.array(z.number()).check(z.minLength(1)));

/** The outline around balls that are one shape, or a line through their centres. */
const partSchema = z.strictObject({
  is: z.enum(['skin', 'skinFar', 'band', 'sole', 'pad']),
  around: z.optional(z.readonly(z.array(indexes))),
  through: z.optional(indexes),
  gap: z.optional(z.boolean()),
});

/** A body part in close-up: its parts, from far to near, and the positions of its balls in each state. */
const formSchema = z.strictObject({
  parts: z.readonly(z.array(partSchema).check(z.minLength(1))),
  states: z.record(z.string(), z.readonly(z.array(ball))),
});

const keySchema = z.strictObject({
  form: z.string(),
  state: z.string(),
  /** Seconds into this key, and how long it is held; a different form appears at once. */
  t: z.optional(z.number().check(z.gt(0))),
  hold: z.optional(z.number().check(z.gte(0))),
  /** Follows the tempo instead: the lowering or the lifting. */
  beat: z.optional(z.enum(['down', 'up'])),
  /** Direction arrows: shown on the way to this key and while it is held. */
  arrows: z.optional(z.readonly(z.array(z.readonly(z.array(point).check(z.minLength(2)))))),
});

/** An exercise of a foot or a hand, too detailed for a body of some thirty segments. */
export const detailSchema = z.strictObject({
  /** Visible part: left, top, right, bottom. An arm or a leg leads out of it. */
  box: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  keys: z.readonly(z.tuple([keySchema], keySchema)),
  tempo: z.optional(z.nullable(z.string())),
  floor: z.optional(z.boolean()),
  /** Keys for the still picture. */
  show: z.readonly(z.array(z.number()).check(z.minLength(1))),
});

export const detailsSchema = z.strictObject({ forms: z.record(z.string(), formSchema), exercises: z.record(z.string(), detailSchema) });

export type Detail = z.infer<typeof detailSchema>;
export type Details = z.infer<typeof detailsSchema>;
