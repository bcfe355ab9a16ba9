import type { Queryable, Sql } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';
import { personKey, seasonKey } from './player-key.ts';
import type { ImportedPlayer } from './read-player-file.ts';

type Known = { readonly name: string; readonly mannschaft: string; readonly saison: string; readonly hidden: boolean };

/** An import: rows written, spellings merged with those that are stored, and new rows hidden because their person is. */
export type PlayerImport = {
  readonly written: number;
  /** Line's spelling → the stored one. */
  readonly merged: readonly { readonly from: string; readonly to: string }[];
  /** Names of rows that are new and hidden: the operator looks whether they are of the hidden person. */
  readonly hidden: readonly string[];
};

const spelling = ({ name, mannschaft }: Pick<Known, 'name' | 'mannschaft'>) => (mannschaft === '' ? name : `${name}, ${mannschaft}`);

/** The players as they are to be stored: in the spelling that is known, and hidden where their person is. */
function settle(players: readonly ImportedPlayer[], known: readonly Known[]): Omit<PlayerImport, 'written'> & { rows: ImportedPlayer[] } {
  const byKey = new Map(known.map((row) => [seasonKey(row), row]));
  const said = players.filter(({ versteckt }) => versteckt === true).map(({ name }) => personKey(name));
  const hiddenPersons = new Set([...known.filter(({ hidden }) => hidden).map(({ name }) => personKey(name)), ...said]);
  const merged: { from: string; to: string }[] = [];
  const hidden: string[] = [];
  const rows = players.map((player) => {
    const stored = byKey.get(seasonKey(player));
    const { name, mannschaft, saison } = stored ?? player;
    if (stored !== undefined && spelling(stored) !== spelling(player)) merged.push({ from: spelling(player), to: spelling(stored) });
    const isOfHidden = player.versteckt === null && hiddenPersons.has(personKey(name));
    if (isOfHidden && stored?.hidden !== true) hidden.push(`${spelling({ name, mannschaft })} ${saison}`);
    return { ...player, name, mannschaft, saison, versteckt: isOfHidden ? true : player.versteckt };
  });
  return { rows, merged, hidden };
}

/** Rows per statement. */
const batch = 5000;

const readKnown = (sql: Queryable) => sql<Known[]>`select name, mannschaft, saison, hidden from player_stats_de where not is_demo`;

/** Previews which spellings an import would merge and whom it would hide, without storing anything. */
export async function previewImport(sql: Sql, players: readonly ImportedPlayer[]): Promise<PlayerImport> {
  const { merged, hidden } = settle(players, await readKnown(sql));
  return { written: 0, merged, hidden };
}

/**
 * Stores the operator's players, all or none: new ones, and changes of existing ones by person, team and season, in the spelling that is
 * stored. A person who is hidden in any season stays hidden in a new one, unless the file says 'nein'. Removes the fictitious ones.
 * Repeating an import changes nothing.
 */
export async function importPlayers(sql: Sql, players: readonly ImportedPlayer[]): Promise<PlayerImport> {
  return sql.begin(async (tx) => {
    let written = 0;
    await tx`delete from player_stats_de where is_demo`;
    const { rows: settled, ...changes } = settle(players, await readKnown(tx));
    for (let from = 0; from < settled.length; from += batch) {
      const rows = settled.slice(from, from + batch).map((player) => ({ id: newId(), ...player }));
      const stored = await tx`
        insert into player_stats_de as known (id, name, mannschaft, saison, gespielte_spiele, tore_gesamt, siebenmeter_tore, siebenmeter_versuche,
          siebenmeter_quote, tore_pro_spiel, tore_pro_spiel_ohne_siebenmeter, trikotnummer, gelbe_karten, disqualifikationen,
          zwei_minuten_strafen, hidden)
        select id, name, mannschaft, saison, gespielte_spiele, tore_gesamt, siebenmeter_tore, siebenmeter_versuche,
          siebenmeter_quote, tore_pro_spiel, tore_pro_spiel_ohne_siebenmeter, trikotnummer, gelbe_karten, disqualifikationen,
          zwei_minuten_strafen, coalesce(versteckt,
            (select hidden from player_stats_de old where (old.name, old.mannschaft, old.saison) = (new.name, new.mannschaft, new.saison)), false)
        from jsonb_to_recordset(${tx.json(rows)}) as new (id uuid, name text, mannschaft text, saison text, gespielte_spiele int,
          tore_gesamt int, siebenmeter_tore int, siebenmeter_versuche int, siebenmeter_quote numeric, tore_pro_spiel numeric,
          tore_pro_spiel_ohne_siebenmeter numeric, trikotnummer int, gelbe_karten int, disqualifikationen int,
          zwei_minuten_strafen int, versteckt boolean)
        on conflict (name, mannschaft, saison) do update set gespielte_spiele = excluded.gespielte_spiele,
          tore_gesamt = excluded.tore_gesamt, siebenmeter_tore = excluded.siebenmeter_tore,
          siebenmeter_versuche = excluded.siebenmeter_versuche, siebenmeter_quote = excluded.siebenmeter_quote,
          tore_pro_spiel = excluded.tore_pro_spiel, tore_pro_spiel_ohne_siebenmeter = excluded.tore_pro_spiel_ohne_siebenmeter,
          trikotnummer = excluded.trikotnummer, gelbe_karten = excluded.gelbe_karten,
          disqualifikationen = excluded.disqualifikationen, zwei_minuten_strafen = excluded.zwei_minuten_strafen,
          hidden = excluded.hidden, last_updated = now()
        where (known.gespielte_spiele, known.tore_gesamt, known.siebenmeter_tore, known.siebenmeter_versuche, known.trikotnummer,
            known.gelbe_karten, known.disqualifikationen, known.zwei_minuten_strafen, known.hidden)
          is distinct from (excluded.gespielte_spiele, excluded.tore_gesamt, excluded.siebenmeter_tore, excluded.siebenmeter_versuche,
            excluded.trikotnummer, excluded.gelbe_karten, excluded.disqualifikationen, excluded.zwei_minuten_strafen, excluded.hidden)`;
      written += stored.count;
    }
    // Otherwise the first searches would be planned for an empty table.
    if (written > 0) await tx`analyze player_stats_de, player_name_words`;
    return { written, ...changes };
  });
}
