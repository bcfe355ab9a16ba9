import * as z from 'zod/mini';

const point = z.readonly(z.tuple([z.number(), z.number()]));
/** Middle and radius, in percent of body height on the picture: right, down from the floor. */
const ball = z.readonly(z.tuple([z.number(), z.number(), z.number()]));
const indexes = z.readonly(z.array(z.number()).check(z.minLength(1)));

/** Outlines around balls that are one shape, or a line through their middles. */
const partSchema = z.strictObject({
  is: z.enum(['skin', 'skinFar', 'band', 'sole', 'pad']),
  around: z.optional(z.readonly(z.array(indexes))),
  through: z.optional(indexes),
  gap: z.optional(z.boolean()),
});

/** A part of the body from close by: what it is drawn of, from far to near, and where its balls are in each of its states. */
const formSchema = z.strictObject({
  parts: z.readonly(z.array(partSchema).check(z.minLength(1))),
  states: z.record(z.string(), z.readonly(z.array(ball))),
});

const keySchema = z.strictObject({
  form: z.string(),
  state: z.string(),
  /** Seconds into this key, and how long it is held; a form that follows another one comes at once. */
  t: z.optional(z.number().check(z.gt(0))),
  hold: z.optional(z.number().check(z.gte(0))),
  /** Follows the tempo instead: the lowering or the lifting. */
  beat: z.optional(z.enum(['down', 'up'])),
  /** Where it goes: shown on the way to this key and while it is held. */
  arrows: z.optional(z.readonly(z.array(z.readonly(z.array(point).check(z.minLength(2)))))),
});

/** An exercise of a foot or a hand, which a body of some thirty segments cannot show. */
export const detailSchema = z.strictObject({
  /** What is shown: left, top, right, bottom. An arm or a leg leads out of it. */
  box: z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  keys: z.readonly(z.tuple([keySchema], keySchema)),
  tempo: z.optional(z.nullable(z.string())),
  floor: z.optional(z.boolean()),
  /** Keys that tell the movement when it stands still. */
  show: z.readonly(z.array(z.number()).check(z.minLength(1))),
});

export const detailsSchema = z.strictObject({ forms: z.record(z.string(), formSchema), exercises: z.record(z.string(), detailSchema) });

export type Detail = z.infer<typeof detailSchema>;
export type Details = z.infer<typeof detailsSchema>;
