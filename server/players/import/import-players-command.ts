import { ImportFileError } from '../../imports/import-file-error.ts';
import { runImport } from '../../imports/run-import.ts';
import { importPlayers, type PlayerImport, previewImport } from './import-players.ts';
import { isSeason, writtenSeason } from './read-cell.ts';
import { type ImportedPlayer, type PlayerFile, readPlayerFile } from './read-player-file.ts';

const shownPlayers = 5;
/** Removed rows are named up to this number. */
const shownRemoved = 20;

/** Column → its heading in the printed table. */
const shownColumns = {
  name: 'name',
  mannschaft: 'mannschaft',
  saison: 'saison',
  trikotnummer: 'shirt',
  gespielte_spiele: 'games',
  tore_gesamt: 'goals',
  siebenmeter_tore: '7m',
  siebenmeter_versuche: 'of',
  gelbe_karten: 'yellow',
  zwei_minuten_strafen: '2min',
  disqualifikationen: 'red',
  wuerfe: 'shots',
  paraden: 'saves',
  gegentore: 'conceded',
  spielminuten: 'minutes',
} as const satisfies Partial<Record<keyof ImportedPlayer, string>>;

/** Shows which column was read as what, and the first players as they would be stored. */
function printUnderstood({ understood, players, matchLines }: PlayerFile): void {
  for (const [column, header] of understood) console.log(`${column}: "${header}"`);
  if (matchLines !== null) console.log(`A line a player and match: ${matchLines} lines are summed to ${players.length} players.`);
  const shown = players.slice(0, shownPlayers);
  const isStated = (column: keyof ImportedPlayer) => shown.some((player) => player[column] !== null);
  const columns = Object.entries(shownColumns).filter(([column]) => isStated(column as keyof typeof shownColumns));
  console.table(
    shown.map((player) => Object.fromEntries(columns.map(([column, short]) => [short, player[column as keyof typeof shownColumns]]))),
  );
}

function printSettlement({ merged, hidden, near, removed }: PlayerImport, dryRun: boolean): void {
  for (const { from, to } of merged) console.log(`"${from}" is stored as "${to}".`);
  for (const row of hidden) console.log(`"${row}" is hidden, as its person was. To show it, set Versteckt to nein.`);
  for (const { row, hiddenName } of near) {
    console.log(`"${row}" is found; its name is near to that of "${hiddenName}", who is hidden. To hide it, set Versteckt to ja.`);
  }
  for (const row of removed.slice(0, shownRemoved)) console.log(`"${row}" is ${dryRun ? 'to be ' : ''}removed.`);
  if (removed.length > shownRemoved) console.log(`${removed.length - shownRemoved} more are ${dryRun ? 'to be ' : ''}removed.`);
}

/** @throws ImportFileError when it is no season */
function readSeason(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const season = writtenSeason(text.trim());
  if (!isSeason(season)) throw new ImportFileError(`"${text}" is no season such as 2025/26.`);
  return season;
}

/** `npm run import-players`: imports the operator's players. */
await runImport({
  name: 'import-players',
  endings: ['.csv', '.tsv', '.txt'],
  options: { season: '2025/26', 'replace-season': '2025/26' },
  read: (text, _, options) => readPlayerFile(text, { season: readSeason(options.season) }),
  async store(sql, file, { dryRun, options }) {
    if (dryRun) printUnderstood(file);
    const { players, refused, lines } = file;
    const replacedSeason = readSeason(options['replace-season']);
    // A refused line's player would be removed for want of a line.
    if (replacedSeason !== undefined && refused.length > 0)
      console.log(`Nothing of ${replacedSeason} is removed, since lines were refused.`);
    const result = await (dryRun ? previewImport : importPlayers)(sql, players, refused.length > 0 ? {} : { replacedSeason });
    printSettlement(result, dryRun);
    const unclear = result.unclear.map((player) => ({
      line: lines.get(player) ?? 0,
      reason: 'may be either of two stored players of this name: a shirt number tells them apart',
    }));
    const refusals = [...refused, ...unclear].map(({ line, reason }) => ({ line, words: `: ${reason}` }));
    return { accepted: players.length - unclear.length, written: result.written, refusals };
  },
});
