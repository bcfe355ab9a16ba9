/** Regions of the body that can be lit, with their name. */
export const MUSCLE_NAMES = {
  neck: 'Nacken',
  back: 'oberer Rücken',
  lats: 'breiter Rückenmuskel',
  lowerBack: 'unterer Rücken',
  chest: 'Brust',
  abs: 'Bauch',
  obliques: 'seitlicher Bauch',
  shoulder: 'Schulter',
  biceps: 'Oberarm vorn',
  triceps: 'Oberarm hinten',
  forearm: 'Unterarm',
  glutes: 'Gesäß',
  hipFlexor: 'Hüftbeuger',
  quads: 'Oberschenkel vorn',
  hams: 'Oberschenkel hinten',
  adductors: 'Oberschenkel innen',
  calf: 'Wade',
  shin: 'Schienbein',
} as const;

export type Muscle = keyof typeof MUSCLE_NAMES;

/** What exercises work, as ids with a space between: of a base movement, and of an exercise that works others. */
export interface MuscleTable {
  readonly movements: Readonly<Record<string, string>>;
  readonly exercises: Readonly<Record<string, string>>;
}

/** The muscles that an exercise works; none where nobody could say. */
export function musclesOf(table: MuscleTable, slug: string, base: string | undefined): readonly Muscle[] {
  const ids = table.exercises[slug] ?? table.movements[base ?? ''] ?? '';
  return ids.split(' ').filter((id) => id in MUSCLE_NAMES) as Muscle[];
}
