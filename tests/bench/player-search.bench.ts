import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Sql } from '../../server/database/connection.ts';
import { importPlayers } from '../../server/players/import/import-players.ts';
import type { ImportedPlayer } from '../../server/players/import/read-player-file.ts';
import { toPlayerRow } from '../../server/players/load-demo-players.ts';
import { makePlayers } from '../../server/players/made-players.ts';
import { searchPlayers, searchSimilarPlayers } from '../../server/players/search-players.ts';
import { createDatabase } from '../server/fixture.ts';
import { record, timed } from './figures.ts';

const people = 480_000;
const unpublished = { wuerfe: null, paraden: null, gegentore: null, spielminuten: null };
let sql: Sql;

beforeAll(async () => {
  sql = connect(await createDatabase(), 3);
  const players = makePlayers(people).map((player): ImportedPlayer => ({ ...toPlayerRow(player), ...unpublished, versteckt: null }));
  await importPlayers(sql, players);
  await sql`vacuum analyze player_stats_de, player_name_words`;
}, 600_000);
afterAll(() => sql.end());

const repeated = 40;

/** Each search of the list in turn, after a first round that warms the cache. */
async function time(searches: readonly string[], search: (q: string) => Promise<{ total: number }>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -1; round < repeated / searches.length; round += 1) {
    for (const q of searches) {
      const took = await timed(async () => expect((await search(q)).total).toBeGreaterThan(0));
      if (round >= 0) times.push(took);
    }
  }
  return times;
}

test('searching among a million players', async () => {
  const [counted] = await sql<{ count: number }[]>`select count(*)::int as count from player_stats_de`;
  expect(counted?.count).toBeGreaterThan(1_000_000);
  const find = (q: string) => searchPlayers(sql, { q, page: 1, pageSize: 20 }, true);
  const findAlike = (q: string) => searchSimilarPlayers(sql, { q }, true);
  const aim = { p95: 15 };
  record(
    'Search of 1,000,000 players, name',
    await time(['Jörg Ahornmüller', 'Wiebke Zaunkötter', 'Dörte Süßhofer', 'Ole Schilfzweig'], find),
    { aim },
  );
  record(
    '– as umlauts are written out',
    await time(['Joerg Ahornmueller', 'Soenke Duenenwaechter', 'doerte suesshofer', 'JOERG MUEHLENKAEFER'], find),
    { aim },
  );
  record('– beginning of a name', await time(['Jörg Ahornm', 'wiebke zaunk', 'dörte sü', 'Ole Schilfz'], find), { aim });
  record('– surname alone', await time(['Ahornmüller', 'Zaunkötter', 'Süßhofer', 'Schilfzweig'], find), { aim });
  record('– two letters', await time(['jö', 'wi', 'sü', 'ol'], find));
  record('– with a mistake', await time(['Joerg Ahornmueler', 'Wibke Zaunköter', 'Dörte Sühofer', 'Ole Shilfzweig'], findAlike), { aim });
}, 600_000);
