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
/** More words of names than this are not looked up one by one: together they are in too many names, of a word alone sooner. */
const mostWords = { alone: 20, together: 200 };
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

const startsOf = ([plain]: Spellings) => (plain.length < shortestInside ? wordStarts : ['']);

/** A typed word, or what stands before and after its hyphens: each is a part of a word of every name that is found. */
function partsOf([plain, written]: Spellings): Spellings[] {
  const spelt = written.split('-');
  const parts = plain.split('-').map((part, index): Spellings => [part, spelt[index] ?? part]);
  if (parts.length === 1) return parts;
  // Where a hyphen stands in a name a word begins, but a part of two letters is in too many.
  return parts.filter(([part]) => part.length >= shortestInside);
}

/** For each part of the typed words the words of names that have it; null where they are too many. */
async function readWordsWith(sql: Sql, words: readonly Spellings[]): Promise<(readonly string[] | null)[]> {
  const parts = words.flatMap(partsOf);
  if (parts.length === 0) return [];
  const most = parts.length === 1 ? mostWords.alone : mostWords.together;
  const pattern = (part: string, typed: string) => `${typed.length < shortestInside ? '' : '%'}${escapeLike(part)}%`;
  // Cut to its length after it is made: a limit would have the whole table read.
  const found = await sql<{ words: string[] | null }[]>`
    select (select (array_agg(word))[1:${most + 1}] from player_name_words where word like t.plain or word like t.written) as words
    from unnest(${parts.map(([plain]) => pattern(plain, plain))}::text[], ${parts.map(([plain, written]) => pattern(written, plain))}::text[])
      with ordinality as t (plain, written, place)
    order by place`;
  return found.map(({ words: known }) => ((known?.length ?? 0) > most ? null : (known ?? [])));
}

/** The name has a word of each list: read from the index of words. */
function hasWordOfEach(sql: Sql, lists: readonly (readonly string[])[]) {
  return lists.reduce((all, list) => sql`${all} and name_words(search_name) && ${[...list]}::text[]`, sql`true`);
}

/**
 * The name has every typed word. Those of which the words of names are known are looked up by these, else the longest by its
 * trigrams; the others are looked for in what that finds, as each further look-up costs more than it saves.
 */
function hasTypedWords(sql: Sql, words: readonly Spellings[], known: readonly (readonly string[] | null)[]) {
  const lists = known.filter((list) => list !== null);
  const [first, ...others] = words.toSorted(([one], [other]) => other.length - one.length);
  if (first === undefined) return sql`true`;
  // No index is found for this.
  const afterwards: ReturnType<Sql> = sql`(search_name || '')`;
  const inName = (column: ReturnType<Sql>, word: Spellings) => has(sql, column, startsOf(word), word);
  const looked = lists.length > 0 ? sql`${hasWordOfEach(sql, lists)} and ${inName(afterwards, first)}` : inName(sql`search_name`, first);
  return others.reduce((all, word) => sql`${all} and ${inName(afterwards, word)}`, looked);
}

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
  const until = page * pageSize;
  const [known, first] = await Promise.all([readWordsWith(sql, words), readBeginnings(sql, phrase, inside, until)]);
  if (known.some((list) => list?.length === 0)) return { players: [], total: 0 };
  const matches = sql`from player_stats_de where ${inside} and ${hasTypedWords(sql, words, known)}`;
  const count = async () => {
    const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from (select ${matches} limit ${mostCounted}) counted`;
    return counted?.total;
  };
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
  const read = (lists: readonly (readonly string[])[]) => sql<PlayerRow[]>`
    select ${playerColumns(sql)}
    from (select * from player_stats_de where ${inScope(sql, scope, terms)} and ${hasWordOfEach(sql, lists)} limit ${mostCounted}) found
    order by greatest(word_similarity(${plain}, search_name), word_similarity(${written}, search_name)) desc, search_name, name, saison desc, mannschaft
    limit ${maxSimilar}`;
  // Whose words are the most alike, each, come first; of a word that thousands have no more are compared.
  const best = await read(alike.map((words) => words.slice(0, 1)));
  const others = best.length < maxSimilar ? await read(alike) : [];
  const known = new Set(best.map(({ id }) => id));
  const players = [...best, ...others.filter(({ id }) => !known.has(id))].slice(0, maxSimilar);
  return { players: players.map((row) => toPlayer(row, unlocked)), total: players.length };
}
