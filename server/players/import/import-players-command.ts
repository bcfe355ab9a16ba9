import { runImport } from '../../imports/run-import.ts';
import { importPlayers, previewImport } from './import-players.ts';
import { type PlayerFile, readPlayerFile } from './read-player-file.ts';

const shownPlayers = 5;

/** Shows which column was read as what, and the first players as they would be stored. */
function printUnderstood(understood: PlayerFile['understood'], players: PlayerFile['players']): void {
  for (const [column, header] of understood) console.log(`${column}: "${header}"`);
  console.table(
    players
      .slice(0, shownPlayers)
      .map(
        ({
          name,
          mannschaft,
          saison,
          gespielte_spiele: games,
          tore_gesamt: goals,
          siebenmeter_tore: made,
          siebenmeter_versuche: tried,
        }) => ({
          name,
          mannschaft,
          saison,
          games,
          goals,
          made,
          tried,
        }),
      ),
  );
}

/** `npm run import-players`: imports the operator's players. */
await runImport({
  name: 'import-players',
  endings: ['.csv'],
  read: readPlayerFile,
  async store(sql, { players, refused, understood }, { dryRun }) {
    if (dryRun) printUnderstood(understood, players);
    const { written, merged, hidden } = await (dryRun ? previewImport : importPlayers)(sql, players);
    for (const { from, to } of merged) console.log(`"${from}" is stored as "${to}".`);
    for (const row of hidden) console.log(`"${row}" is hidden, as its person was. To show it, set Versteckt to nein.`);
    const refusals = refused.map(({ line, reason }) => ({ line, words: `: ${reason}` }));
    return { accepted: players.length, written, refusals };
  },
});
