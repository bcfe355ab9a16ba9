/** Who is searched for: a name, perhaps in a team, perhaps in a season. */
export interface PlayerQuery {
  readonly name: string;
  /** A part of the team's name. */
  readonly team?: string;
  /** As the data writes it, '2025/26'. */
  readonly season?: string;
}

const seasonAtEnd = /\s*\(([^()]*)\)\s*$/;
/** A dash with space around it: those within 'Groß-Kastanie' or 'Eichenfurt-Süd' belong to the name. */
const beforeTeam = /\s+[–—-]+\s+/;

const compact = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Reads 'name – team (season)'; team and season may be missing. An empty name is searched for by nobody. */
export function parsePlayerQuery(text: string): PlayerQuery {
  const season = compact(seasonAtEnd.exec(text)?.[1] ?? '');
  const [name = '', ...rest] = compact(text.replace(seasonAtEnd, '')).split(beforeTeam);
  const team = rest.join(' – ');
  return { name: name.trim(), ...(team !== '' && { team }), ...(season !== '' && { season }) };
}
