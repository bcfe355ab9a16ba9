/** Percent of the season's players who are worse, 0–100; null: no value in the data. */
export type Ranks = Readonly<
  Record<
    'goals' | 'goalsPerGame' | 'goalsPerGameWithoutSevenMetres' | 'sevenMetreRate' | 'fewTwoMinuteSuspensions' | 'fewCards' | 'games',
    number | null
  >
>;

export interface RankAxis {
  /** Long labels contain a line break. */
  readonly label: string;
  readonly first: number;
  readonly second: number;
}

/** Clockwise from the top. */
const labels: Readonly<Record<keyof Ranks, string>> = {
  goals: 'Tore',
  goalsPerGame: 'Tore/\nSpiel',
  goalsPerGameWithoutSevenMetres: 'Feldtore/\nSpiel',
  sevenMetreRate: '7m-Quote',
  fewTwoMinuteSuspensions: 'wenige\n2-Minuten',
  fewCards: 'wenige\nKarten',
  games: 'Spiele',
};
/** Fewer axes span no area. */
const fewestAxes = 3;

/**
 * The axes on which two players can be compared: those with both ranks. A missing rank is not a rank of 0.
 * @returns `axes` is empty with fewer than three; `missing` names the omitted ones
 */
export function rankAxes(first: Ranks, second: Ranks): { readonly axes: readonly RankAxis[]; readonly missing: readonly string[] } {
  const all = (Object.keys(labels) as (keyof Ranks)[]).map((key) => ({ label: labels[key], first: first[key], second: second[key] }));
  const isKnown = (axis: (typeof all)[number]): axis is RankAxis => axis.first !== null && axis.second !== null;
  const known = all.filter(isKnown);
  const missing = all.filter((axis) => !isKnown(axis)).map(({ label }) => label.replace('/\n', '/').replace('\n', ' '));
  return { axes: known.length < fewestAxes ? [] : known, missing };
}
