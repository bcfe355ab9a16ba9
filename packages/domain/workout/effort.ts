/** Perceived effort of a workout, rated by the player afterwards: 1 very light to 10 maximal (session RPE, Foster 2001). */
export const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const WORDS = [
  'Sehr leicht',
  'Leicht',
  'Leicht bis mittel',
  'Mittel',
  'Mittel',
  'Etwas anstrengend',
  'Anstrengend',
  'Sehr anstrengend',
  'Fast alles gegeben',
  'Alles gegeben',
] as const;

/** 'Anstrengend' for 7; an effort is whole, 1 to 10. */
export function effortWord(effort: number): string {
  return WORDS[effort - 1] ?? '';
}

/** Load of a workout: its minutes times its effort, without a unit. */
export function workoutLoad(minutes: number, effort: number): number {
  return minutes * effort;
}

/**
 * A week's load within this share of the mean of the four previous weeks is what the body is used to; above the second bound it
 * rises steeply. The bounds are those of `statistics/handball-rise.ts`, measured there in hours of handball; that they suit minutes ×
 * effort of all training is practice, and nothing about injuries is said from them.
 */
const USED_TO = { from: 0.8, to: 1.2 } as const;
const STEEP = 1.6;

/** Words for a usual load. */
export const USUAL_LOAD_WORDS = 'im Rahmen';

/** Comparison of a week's load: 'im Rahmen', 'gestiegen', 'steil gestiegen', 'weniger als sonst'. */
export function loadWords(load: number, usual: number): string {
  const share = load / usual;
  if (share > STEEP) return 'steil gestiegen';
  if (share > USED_TO.to) return 'gestiegen';
  return share < USED_TO.from ? 'weniger als sonst' : USUAL_LOAD_WORDS;
}

/** The same for an unfinished week: null while it may still become usual. */
export function loadWordsSoFar(load: number, usual: number): string | null {
  return load / usual < USED_TO.from ? null : loadWords(load, usual);
}
