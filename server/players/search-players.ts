import type { Player, playerSearchSchema } from '@anwurf/contract/players';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { playerColumns, type PlayerRow, toPlayer } from './player-row.ts';

/** What is searched for; `page` counts from 1. */
export type PlayerSearch = Omit<z.infer<typeof playerSearchSchema>, 'attempt'>;

/** `total` counts no further than `mostCounted`. */
export type FoundPlayers = { readonly players: Player[]; readonly total: number };

/** Nobody looks through more. */
const mostCounted = 1000;
/** How many are shown when nobody is called as searched. */
const maxSimilar = 10;
/** How many words are tried for one with a mistake. */
const triedWords = 4;
/** A shorter word is found at the beginning of names only: anywhere in them it would be in most. */
const shortestInside = 3;

/** Both spellings that a text is searched by: without marks, and with umlauts written out. */
type Spellings = readonly [string, string];

type Scope = Pick<PlayerSearch, 'team' | 'season'>;
type Terms = { readonly phrase: Spellings; readonly words: readonly Spellings[]; readonly team: Spellings | undefined };

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Folds the texts once: within the search it would be done for every row. */
async function readTerms(sql: Sql, { q, team }: { q: string; team?: string | undefined }): Promise<Terms> {
  const words = q.split(/\s+/).filter(Boolean);
  const texts = [words.join(' '), team ?? '', ...words];
  const folded = await sql<{ spellings: Spellings }[]>`
    select array[fold_text(text), fold_umlauts(text)] as spellings from unnest(${texts}::text[]) with ordinality as t (text, place) order by place`;
  const [phrase = ['', ''], teamSpellings, ...rest] = folded.map(({ spellings }): Spellings => spellings);
  return { phrase, words: rest, team: team === undefined ? undefined : teamSpellings };
}

/** The column has one of the spellings after one of the starts. */
function has(sql: Sql, column: ReturnType<Sql>, starts: readonly string[], spellings: Iterable<string>) {
  const patterns = [...new Set(spellings)].flatMap((text) => starts.map((start) => `%${start}${escapeLike(text)}%`));
  return sql`${column} like any (${patterns})`;
}

const wordStarts = ['\n', ' ', '-'];

/**
 * The name has every word. The longest one is looked up in the index, and the others are looked for in what that finds: it is
 * in the fewest names as a rule, and each further look-up costs more than it saves.
 */
function hasWords(
  sql: Sql,
  words: readonly { readonly longest: number; readonly spellings: readonly string[]; readonly starts: readonly string[] }[],
) {
  const [first, ...others] = words.toSorted((one, other) => other.longest - one.longest);
  const looked = first === undefined ? sql`true` : has(sql, sql`search_name`, first.starts, first.spellings);
  return others.reduce((all, { starts, spellings }) => sql`${all} and ${has(sql, sql`(search_name || '')`, starts, spellings)}`, looked);
}

const typedWord = (spellings: Spellings) => ({
  longest: spellings[0].length,
  spellings,
  starts: spellings[0].length < shortestInside ? wordStarts : [''],
});

const inScope = (sql: Sql, { season }: Scope, { team }: Pick<Terms, 'team'>) => sql`not hidden
  ${team === undefined ? sql`` : sql`and ${has(sql, sql`search_team`, [''], team)}`}
  ${season === undefined ? sql`` : sql`and saison = ${season}`}`;

/** Behind every text that goes on after this one. */
const behind = (text: string) => `${text}\u{10FFFF}`;

/**
 * The first who begin with the phrase, in the order of their names, however many there are: each spelling is read from its
 * index in order. As ranges: a pattern that is a parameter finds no index.
 */
async function readBeginnings(
  sql: Sql,
  [plain, written]: Spellings,
  scope: ReturnType<typeof inScope>,
  most: number,
): Promise<PlayerRow[]> {
  const byName = sql`search_name collate "C"`;
  const byWritten = sql`split_part(search_name, e'\\n', 3) collate "C"`;
  return sql<PlayerRow[]>`
    select * from (
      (select ${playerColumns(sql)}, search_name from player_stats_de
        where ${scope} and ${byName} >= ${`\n${plain}`} and ${byName} < ${behind(`\n${plain}`)}
        order by ${byName}, name, saison desc, mannschaft limit ${most})
      union
      (select ${playerColumns(sql)}, search_name from player_stats_de
        where ${scope} and ${byWritten} >= ${written} and ${byWritten} < ${behind(written)}
        order by ${byWritten}, name, saison desc, mannschaft limit ${most})) found
    order by ${byName}, name, season desc, team limit ${most}`;
}

const toFound = (rows: readonly PlayerRow[], total: number | undefined, unlocked: boolean): FoundPlayers => ({
  players: rows.map((row) => toPlayer(row, unlocked)),
  total: Math.min(total ?? 0, mostCounted),
});

/**
 * Finds players whose name has every word of `q`, whatever the case and however umlauts are written; those that begin
 * with it first, then those with a word that does. Hidden entries are never found.
 * @param unlocked false withholds the values
 */
export async function searchPlayers(sql: Sql, { q, page, pageSize, ...scope }: PlayerSearch, unlocked: boolean): Promise<FoundPlayers> {
  const terms = await readTerms(sql, { q, team: scope.team });
  const { phrase, words } = terms;
  const inside = inScope(sql, scope, terms);
  const matches = sql`from player_stats_de where ${inside} and ${hasWords(sql, words.map(typedWord))}`;
  const count = async () => {
    const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from (select ${matches} limit ${mostCounted}) counted`;
    return counted?.total;
  };
  const until = page * pageSize;
  const first = await readBeginnings(sql, phrase, inside, until);
  // A page full of beginnings needs no look at the others, but for their number.
  if (first.length === until) return toFound(first.slice(until - pageSize), await count(), unlocked);
  const found = await sql<(PlayerRow & { total: number })[]>`
    with matched as materialized (select ${playerColumns(sql)}, search_name, count(*) over ()::int as total ${matches})
    select * from matched
    order by case when ${has(sql, sql`search_name`, ['\n'], phrase)} then 0 when ${has(sql, sql`search_name`, [' ', '-'], phrase)} then 1 else 2 end,
      search_name collate "C", name, season desc, team
    limit ${pageSize} offset ${until - pageSize}`;
  return toFound(found, found[0]?.total ?? (page === 1 ? 0 : await count()), unlocked);
}

/** The words of names that are most like each of the words, best first. */
async function readWordsAlike(sql: Sql, words: readonly Spellings[]): Promise<readonly (readonly string[])[]> {
  const found = await sql<{ place: number; alike: string[] }[]>`
    select t.place::int as place, array_agg(best.word order by best.likeness desc, best.word) as alike
    from unnest(${words.map(([plain]) => plain)}::text[], ${words.map(([, written]) => written)}::text[]) with ordinality as t (plain, written, place)
    cross join lateral (
      select word, greatest(similarity(word, t.plain), similarity(word, t.written)) as likeness from player_name_words
      where word % t.plain or word % t.written order by likeness desc, word limit ${triedWords}) best
    group by t.place`;
  return words.map((_, index) => found.find(({ place }) => place === index + 1)?.alike ?? []);
}

/**
 * Finds players who are called alike, the most alike first: every word of `q` is like a word of their name, by the trigrams
 * that both have.
 * @param unlocked false withholds the values
 */
export async function searchSimilarPlayers(sql: Sql, { q, ...scope }: { q: string } & Scope, unlocked: boolean): Promise<FoundPlayers> {
  const terms = await readTerms(sql, { q, team: scope.team });
  const alike = await readWordsAlike(sql, terms.words);
  if (alike.length === 0 || alike.some((words) => words.length === 0)) return { players: [], total: 0 };
  const [plain, written] = terms.phrase;
  const players = await sql<PlayerRow[]>`select ${playerColumns(sql)} from player_stats_de
    where ${inScope(sql, scope, terms)} and ${hasWords(
      sql,
      alike.map((spellings) => ({ longest: spellings[0]?.length ?? 0, spellings, starts: [''] })),
    )}
    order by greatest(word_similarity(${plain}, search_name), word_similarity(${written}, search_name)) desc, search_name, name, saison desc, mannschaft
    limit ${maxSimilar}`;
  return { players: players.map((row) => toPlayer(row, unlocked)), total: players.length };
}
