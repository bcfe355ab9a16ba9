import { writtenName } from '../vocabulary/name.ts';

/** Search for a player: a name, optionally with team and season. */
export interface PlayerQuery {
  readonly name: string;
  /** Part of the team's name. */
  readonly team?: string;
  /** In the data's format, '2025/26'. */
  readonly season?: string;
}

const seasonAtEnd = /\s*\(([^()]*)\)\s*$/;
/** A dash with space on one side at least: dashes within 'Groß-Kastanie' or 'Eichenfurt-Süd' belong to the name. */
const beforeTeam = /\s+[–—-]+\s*|[–—-]+\s+/;

/** Parses 'name – team (season)'; team and season are optional. An empty name means no search. */
export function parsePlayerQuery(text: string): PlayerQuery {
  const season = writtenName(seasonAtEnd.exec(text)?.[1] ?? '');
  const written = writtenName(text.replace(seasonAtEnd, ''));
  const [name = '', ...rest] = written.split(beforeTeam);
  // A dash in front is none behind a name.
  const team = name === '' ? '' : rest.join(' – ');
  return { name: name === '' ? written : name.trim(), ...(team !== '' && { team }), ...(season !== '' && { season }) };
}
