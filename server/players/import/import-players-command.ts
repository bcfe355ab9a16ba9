import { runImport } from '../../imports/run-import.ts';
import { importPlayers } from './import-players.ts';
import { readPlayerFile } from './read-player-file.ts';

/** `npm run import-players`: imports the operator's players. */
await runImport({
  name: 'import-players',
  endings: ['.csv'],
  read: readPlayerFile,
  async store(sql, { players, refused }, { dryRun }) {
    const written = dryRun ? 0 : await importPlayers(sql, players);
    const refusals = refused.map(({ line, reason }) => ({ line, words: `: ${reason}` }));
    return { accepted: players.length, written, refusals };
  },
});
