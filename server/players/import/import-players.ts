import type { Queryable, Sql } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';
import { ImportFileError } from '../../imports/import-file-error.ts';
import { writtenSeason } from './read-cell.ts';
import type { ImportedPlayer } from './read-player-file.ts';
import { type KnownPlayer, seasonWords, type SettledPlayer, type Settlement, settlePlayers } from './settle-players.ts';

/** An import, or its preview. */
export type PlayerImport = Settlement & {
  /** New or changed rows; 0 in a preview. */
  readonly written: number;
  /** Rows of the replaced season that the file does not have; removed, or in a preview to be removed. */
  readonly removed: readonly string[];
};

type ImportOptions = {
  /** The season of which only the file's players stay, as `2025/26`. */
  readonly replacedSeason?: string | undefined;
};

/** Rows per statement. */
const batch = 5000;

/** Columns that the file states. */
const counted = [
  'gespielte_spiele',
  'tore_gesamt',
  'siebenmeter_tore',
  'siebenmeter_versuche',
  'trikotnummer',
  'gelbe_karten',
  'disqualifikationen',
  'zwei_minuten_strafen',
  'wuerfe',
  'paraden',
  'gegentore',
  'spielminuten',
  'hidden',
  'is_other_person',
] as const satisfies readonly (keyof SettledPlayer)[];
/** Columns that are computed from them. */
const computed = [
  'siebenmeter_quote',
  'tore_pro_spiel',
  'tore_pro_spiel_ohne_siebenmeter',
] as const satisfies readonly (keyof SettledPlayer)[];

const readKnown = (sql: Queryable) =>
  sql<KnownPlayer[]>`select id, name, mannschaft, saison, trikotnummer, hidden, is_other_person from player_stats_de where not is_demo`;

/**
 * The stored rows of the replaced season that are not the file's. Hidden ones stay: they are found by nobody, and keep their person hidden.
 * None while a line may be of either of two: one of them would go.
 * @throws ImportFileError when the file has nobody of that season: it is a mistake rather than an empty season
 */
function findReplaced(
  known: readonly KnownPlayer[],
  { rows, unclear }: ReturnType<typeof settlePlayers>,
  { replacedSeason }: ImportOptions,
): readonly KnownPlayer[] {
  if (replacedSeason === undefined || unclear.length > 0) return [];
  const isOfSeason = ({ saison }: Pick<KnownPlayer, 'saison'>) => writtenSeason(saison) === replacedSeason;
  const kept = new Set(rows.filter(isOfSeason).map(seasonWords));
  if (kept.size === 0) throw new ImportFileError(`The file has no player of the season ${replacedSeason}; nothing is replaced.`);
  return known.filter((row) => isOfSeason(row) && !row.hidden && !kept.has(seasonWords(row)));
}

/** Previews an import without storing anything. */
export async function previewImport(sql: Sql, players: readonly ImportedPlayer[], options: ImportOptions = {}): Promise<PlayerImport> {
  const known = await readKnown(sql);
  const settled = settlePlayers(players, known);
  const { rows: _, ...settlement } = settled;
  return { ...settlement, written: 0, removed: findReplaced(known, settled, options).map(seasonWords) };
}

async function storeRows(tx: Queryable, settled: readonly SettledPlayer[]): Promise<number> {
  const columns = [...counted, ...computed];
  const changes = columns.map((column) => tx`${tx(column)} = excluded.${tx(column)}`).reduce((all, next) => tx`${all}, ${next}`);
  const listOf = (table: string) => counted.map((column) => tx`${tx(table)}.${tx(column)}`).reduce((all, next) => tx`${all}, ${next}`);
  let written = 0;
  for (let from = 0; from < settled.length; from += batch) {
    const rows = settled.slice(from, from + batch).map((player) => ({ id: newId(), ...player }));
    const stored = await tx`
      insert into player_stats_de as known (${tx(['id', 'name', 'mannschaft', 'saison', ...columns])})
      select ${tx(['id', 'name', 'mannschaft', 'saison', ...columns])} from jsonb_populate_recordset(null::player_stats_de, ${tx.json(rows)})
      on conflict (name, mannschaft, saison) do update set ${changes}, last_updated = now()
      where (${listOf('known')}) is distinct from (${listOf('excluded')})`;
    written += stored.count;
  }
  return written;
}

/**
 * Stores the operator's players, all or none: new ones, and changes of existing ones by person, team and season, in the spelling that is
 * stored. A person who is hidden in any season stays hidden in a new one, unless the operator said that it is another. Removes the
 * fictitious ones, and of a replaced season whoever the file does not have. Repeating an import changes nothing.
 * @throws ImportFileError when a season is to be replaced of which the file has nobody
 */
export async function importPlayers(sql: Sql, players: readonly ImportedPlayer[], options: ImportOptions = {}): Promise<PlayerImport> {
  return sql.begin(async (tx) => {
    // Nobody hides a player between reading and writing; searches go on.
    await tx`lock table player_stats_de in share row exclusive mode`;
    await tx`delete from player_stats_de where is_demo`;
    const known = await readKnown(tx);
    const settled = settlePlayers(players, known);
    const { rows, ...settlement } = settled;
    const replaced = findReplaced(known, settled, options);
    await tx`delete from player_stats_de where id = any(${replaced.map(({ id }) => id)}::uuid[])`;
    const written = await storeRows(tx, rows);
    // Otherwise the first searches would be planned for an empty table.
    if (written + replaced.length > 0) await tx`analyze player_stats_de, player_name_words`;
    return { ...settlement, written, removed: replaced.map(seasonWords) };
  });
}
