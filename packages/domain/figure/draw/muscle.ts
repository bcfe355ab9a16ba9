/** Where a muscle of one side lies: along a bone, or around places beside a joint. Lengths in percent of body height. */
export type Muscle = { readonly name: string } & (
  | {
      readonly bone: readonly ['hip', 'knee'] | readonly ['knee', 'ankle'] | readonly ['sh', 'elbow'] | readonly ['elbow', 'wrist'];
      /** 1: where the front of the bone does, -1: back, 0: all around it. */
      readonly looks: 1 | -1 | 0 | 'inside';
      readonly limb: 'arm' | 'leg';
      /** How much nearer than its limb: over the bone's own clothes, under what is drawn of the next one. */
      readonly over: number;
      /** From one share of the bone to another, beside its middle, and how thick it is there. */
      readonly along: readonly [from: number, to: number, beside: number, thick: number];
    }
  | {
      readonly at: 'waist' | 'sh' | 'hip' | 'neck';
      /** Forward and out; nowhere: it is seen from everywhere. */
      readonly looks: readonly [forward: number, out: number];
      readonly places: readonly (readonly [forward: number, up: number, out: number, radius: number])[];
    }
);

/** What exercises work, as ids with a space between: of a base movement, and of an exercise that works others. */
export interface MuscleTable {
  readonly regions: Readonly<Record<string, Muscle>>;
  readonly movements: Readonly<Record<string, string>>;
  readonly exercises: Readonly<Record<string, string>>;
}

/** The muscles that an exercise works; none where nobody could say. */
export function musclesOf({ regions, movements, exercises }: MuscleTable, slug: string, base: string | undefined): readonly Muscle[] {
  const ids = exercises[slug] ?? movements[base ?? ''] ?? '';
  return ids.split(' ').flatMap((id) => regions[id] ?? []);
}
