/** Where an exercise can be done: `hall` means a floor to run on, in a hall or outside; `studio` needs its machines. */
export const EXERCISE_PLACES = ['anywhere', 'wall', 'hall', 'studio'] as const;

export type ExercisePlace = (typeof EXERCISE_PLACES)[number];
