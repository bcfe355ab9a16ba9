import type { Sql } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';
import type { ImportedPlayer } from './read-player-file.ts';

/** Rows per statement. */
const batch = 5000;

/**
 * Stores the operator's players, all or none: new ones, and changes of existing ones by name, team and season. Removes the
 * fictitious ones. Repeating an import changes nothing.
 * @returns number of new or changed rows
 */
export async function importPlayers(sql: Sql, players: readonly ImportedPlayer[]): Promise<number> {
  return sql.begin(async (tx) => {
    let written = 0;
    await tx`delete from player_stats_de where is_demo`;
    for (let from = 0; from < players.length; from += batch) {
      const rows = players.slice(from, from + batch).map((player) => ({ id: newId(), ...player }));
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
    return written;
  });
}
