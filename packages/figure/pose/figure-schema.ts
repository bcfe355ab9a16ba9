import * as z from 'zod/mini';

const numbers = (least: number, most: number) => z.readonly(z.array(z.number()).check(z.minLength(least), z.maxLength(most)));
const point = z.readonly(z.tuple([z.number(), z.number(), z.number()]));
const angle = z.optional(z.number());
const angles = z.optional(numbers(1, 5));
const bend = z.optional(point);
const hand = z.optional(numbers(2, 4));
const foot = z.optional(numbers(2, 6));
const joint = z.string().check(z.regex(/^(hip|waist|neck|head|hands|ball|(sh|elbow|wrist|hand|hip|knee|ankle|heel|ball|toe)[RL])$/));
const side = z.enum(['R', 'L']);

const tempo = z.nullable(z.string().check(z.regex(/^(\d+(\.\d)?|X)-\d+-(\d+(\.\d)?|X)-\d+$/)));

/** A point of the hall, a joint, or a point beside a joint. */
const spot = z.union([
  joint,
  z.readonly(z.tuple([z.number(), z.number(), z.number()], z.number())),
  z.readonly(z.tuple([joint, z.number(), z.number(), z.number()])),
]);

/** One in each hand, or at one place. */
const held = z.union([z.literal('hand'), spot]);

const poseShape = {
  hip: z.optional(point),
  pin: z.optional(z.readonly(z.tuple([joint, z.number(), z.number()], z.number()))),
  face: angle,
  turn: angle,
  lean: angle,
  roll: angle,
  twist: angle,
  curl: angle,
  side: angle,
  gaze: angle,
  nod: angle,
  tip: angle,
  shrug: angle,
  rope: angle,
  ball: z.optional(point),
  carry: z.optional(side),
  arm: angles,
  armR: angles,
  armL: angles,
  leg: angles,
  legR: angles,
  legL: angles,
  hand,
  handR: hand,
  handL: hand,
  foot,
  footR: foot,
  footL: foot,
  elbow: bend,
  elbowR: bend,
  elbowL: bend,
  knee: bend,
  kneeR: bend,
  kneeL: bend,
  fingers: bend,
  fingersR: bend,
  fingersL: bend,
};

const keySchema = z.strictObject({
  ...poseShape,
  /** Seconds into this key, and how long it is held. */
  t: z.optional(z.number().check(z.gt(0))),
  hold: z.optional(z.number().check(z.gte(0))),
  /** Follows the tempo instead: the lowering or the lifting. */
  beat: z.optional(z.enum(['down', 'up'])),
  ease: z.optional(z.enum(['soft', 'line', 'rise', 'fall', 'snap', 'whip'])),
});

const propSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('line'), pts: z.readonly(z.array(spot)), c: z.optional(z.string()), z: angle }),
  z.strictObject({ is: z.literal('pad'), pts: z.readonly(z.array(spot)), r: angle, c: z.optional(z.string()), z: angle }),
  z.strictObject({ is: z.literal('box'), at: spot, size: point, c: z.optional(z.string()), z: angle }),
  z.strictObject({ is: z.literal('rope') }),
  z.strictObject({
    is: z.enum(['ball', 'medball']),
    at: spot,
    /** Radius; missing: a handball's. */
    r: angle,
    z: angle,
  }),
  z.strictObject({
    is: z.literal('dumbbell'),
    at: held,
    axis: z.optional(z.enum(['x', 'y', 'z', 'up'])),
    by: z.optional(point),
    z: angle,
  }),
  z.strictObject({ is: z.literal('kettlebell'), at: spot, hang: z.optional(z.enum(['arm', 'y', 'up'])), by: z.optional(point), z: angle }),
  z.strictObject({
    is: z.literal('barbell'),
    /** Radius of its plates; 0: the empty bar. */
    r: angle,
    at: spot,
    axis: z.optional(z.enum(['x', 'y', 'z'])),
    by: z.optional(point),
    z: angle,
  }),
]);

const waySchema = z.strictObject({ of: joint, from: z.optional(z.number()), to: z.optional(z.number()), by: z.optional(point) });

/** A helper: a separate body without props. Its keys take as long as those of the figure, or it stands still. */
const partnerSchema = z.strictObject({
  keys: z.readonly(z.array(keySchema).check(z.minLength(1))),
  /** Applies to all keys. */
  pose: z.optional(z.strictObject({ ...poseShape })),
});

/** An exercise or a base movement as written: the differences from its base. */
export const writtenFigureSchema = z.strictObject({
  base: z.optional(z.string()),
  keys: z.optional(z.readonly(z.array(keySchema))),
  /** Applies to all keys. */
  pose: z.optional(z.strictObject({ ...poseShape })),
  /** Number of keys used; the base may have more. */
  count: z.optional(z.number()),
  tempo: z.optional(tempo),
  /** Camera side: 0 from the side, looking right, 90 from the front, -90 from behind; `tilt` looks down. */
  view: z.optional(z.number()),
  tilt: z.optional(z.number()),
  floor: z.optional(z.boolean()),
  /** Repeats with left and right exchanged; 'legs': the arms stay. */
  alternate: z.optional(z.union([z.boolean(), z.literal('legs')])),
  /** A closed curve through the keys, as in running. */
  smooth: z.optional(z.boolean()),
  /** Moving feet stay on the floor, or do so when moving backwards. */
  slide: z.optional(z.boolean()),
  gait: z.optional(z.boolean()),
  fist: z.optional(z.boolean()),
  partner: z.optional(partnerSchema),
  /** Close-up of small movements, with a margin in percent of body height. */
  close: z.optional(z.strictObject({ of: z.readonly(z.array(joint).check(z.minLength(1))), room: z.number() })),
  show: z.optional(z.readonly(z.array(z.number()))),
  path: z.optional(z.union([waySchema, z.readonly(z.array(waySchema))])),
  /** Props of the library, in addition to those of the base. */
  kit: z.optional(z.readonly(z.array(z.string()))),
  /** Replaces those of the base. */
  props: z.optional(z.readonly(z.array(propSchema))),
});

/** Props by name. */
export const kitsSchema = z.record(z.string(), z.readonly(z.array(propSchema)));

/** Movements of one family, each with the exercises drawn from it. */
export const figureFamilySchema = z.strictObject({
  movements: z.record(z.string(), writtenFigureSchema),
  exercises: z.record(z.string(), writtenFigureSchema),
});

export type WrittenKey = z.infer<typeof keySchema>;
export type WrittenFigure = z.infer<typeof writtenFigureSchema>;
export type FigureFamily = z.infer<typeof figureFamilySchema>;
export type Prop = z.infer<typeof propSchema>;
export type Way = z.infer<typeof waySchema>;
export type Spot = z.infer<typeof spot>;
