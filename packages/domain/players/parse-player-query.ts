/** Search for a player: a name, optionally with team and season. */
export interface PlayerQuery {
  readonly name: string;
  /** Part of the team's name. */
  readonly team?: string;
  /** In the data's format, '2025/26'. */
  readonly season?: string;
}

const seasonAtEnd = /\s*\(([^()]*)\)\s*$/;
/** A dash with space around it: dashes within 'Groß-Kastanie' or 'Eichenfurt-Süd' belong to the name. */
const beforeTeam = /\s+[–—-]+\s+/;

const compact = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Parses 'name – team (season)'; team and season are optional. An empty name means no search. */
export function parsePlayerQuery(text: string): PlayerQuery {
  const season = compact(seasonAtEnd.exec(text)?.[1] ?? '');
  const [name = '', ...rest] = compact(text.replace(seasonAtEnd, '')).split(beforeTeam);
  const team = rest.join(' – ');
  return { name: name.trim(), ...(team !== '' && { team }), ...(season !== '' && { season }) };
}
