/** Location of a muscle of one side: along a bone, or around places beside a joint. Lengths in percent of body height. */
export type Muscle = { readonly name: string } & (
  | {
      readonly bone: readonly ['hip', 'knee'] | readonly ['knee', 'ankle'] | readonly ['sh', 'elbow'] | readonly ['elbow', 'wrist'];
      /** 1: the bone's front, -1: its back, 0: all around. */
      readonly looks: 1 | -1 | 0 | 'inside';
      readonly limb: 'arm' | 'leg';
      /** How much nearer than its limb: over the bone's own clothes, under the next one's shape. */
      readonly over: number;
      /** From one share of the bone to another, offset from its middle, and its thickness there. */
      readonly along: readonly [from: number, to: number, beside: number, thick: number];
    }
  | {
      readonly at: 'waist' | 'sh' | 'hip' | 'neck';
      /** Facing: forward and out; empty: visible from everywhere. */
      readonly looks: readonly [forward: number, out: number];
      readonly places: readonly (readonly [forward: number, up: number, out: number, radius: number])[];
    }
);

/** Muscles by exercise, as space-separated ids: of a base movement, and of an exercise that differs from it. */
export interface MuscleTable {
  readonly regions: Readonly<Record<string, Muscle>>;
  readonly movements: Readonly<Record<string, string>>;
  readonly exercises: Readonly<Record<string, string>>;
}

/** The muscles that an exercise works; empty when unknown. */
export function musclesOf({ regions, movements, exercises }: MuscleTable, slug: string, base: string | undefined): readonly Muscle[] {
  const ids = exercises[slug] ?? movements[base ?? ''] ?? '';
  return ids.split(' ').flatMap((id) => regions[id] ?? []);
}
