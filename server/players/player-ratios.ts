/** Counts of a player's season; null: not in the data. */
export type CountedSeason = {
  readonly gespielte_spiele: number | null;
  readonly tore_gesamt: number | null;
  readonly siebenmeter_tore: number | null;
  readonly siebenmeter_versuche: number | null;
};

/** Rounded to two decimals; null when a value is missing or `whole` is 0. */
function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((100 * part) / whole) / 100;
}

const minus = (all: number | null, part: number | null) => (all === null || part === null ? null : all - part);
const percent = (value: number | null) => (value === null ? null : 100 * value);

/** Values derived from the counts: quota in percent, goals per game, and those without seven metres. */
export function playerRatios({
  gespielte_spiele: games,
  tore_gesamt: goals,
  siebenmeter_tore: sevens,
  siebenmeter_versuche: attempts,
}: CountedSeason) {
  return {
    siebenmeter_quote: ratio(percent(sevens), attempts),
    tore_pro_spiel: ratio(goals, games),
    tore_pro_spiel_ohne_siebenmeter: ratio(minus(goals, sevens), games),
  };
}
