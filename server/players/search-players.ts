import type { Player, playerSearchSchema } from '@anwurf/contract/players';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { escapeLike } from '../database/escape-like.ts';
import { playerColumns, type PlayerRow, toPlayer } from './player-row.ts';

/** Search terms; `page` counts from 1. */
export type PlayerSearch = Omit<z.infer<typeof playerSearchSchema>, 'attempt'>;

/** `total` stops counting at `mostCounted`. */
export type FoundPlayers = { readonly players: Player[]; readonly total: number };

/** Nobody pages further. */
const mostCounted = 1000;
/** Most results when only similar names exist. */
const maxSimilar = 10;
/** Candidate words for a misspelt one. */
const triedWords = 4;
/** Most words of names that are looked up one by one: more than `together` are in too many names, for a single word more than `alone`. */
const mostWords = { alone: 20, together: 200 };
/** Shorter words are matched at the beginning of names only: inside them they would match most. */
const shortestInside = 3;

/** Both spellings of a search text: without diacritics, and with umlauts written out. */
type Spellings = readonly [string, string];

type Scope = Pick<PlayerSearch, 'team' | 'season'>;
type Terms = { readonly phrase: Spellings; readonly words: readonly Spellings[]; readonly teamWords: readonly Spellings[] };

const blanks = /\s+/;

/** Words of a typed name: 'M. Müller' and 'Müller, Max' have no points and commas that a name has not. */
function wordsOf(q: string): string[] {
  const words = q.split(blanks).filter(Boolean);
  const plain = words.map((word) => word.replace(/[.,;]+$/, '')).filter(Boolean);
  return plain.length > 0 ? plain : words;
}

/** Folds the texts once: within the search it would be done for every row. */
async function readTerms(sql: Sql, { q, team = '' }: { q: string; team?: string | undefined }): Promise<Terms> {
  const words = wordsOf(q);
  const teamWords = team.split(blanks).filter(Boolean);
  const texts = [q.split(blanks).filter(Boolean).join(' '), ...words, ...teamWords];
  const folded = await sql<{ spellings: Spellings }[]>`
    select array[fold_text(text), fold_umlauts(text)] as spellings from unnest(${texts}::text[]) with ordinality as t (text, place) order by place`;
  const [phrase = ['', ''], ...rest] = folded.map(({ spellings }): Spellings => spellings);
  return { phrase, words: rest.slice(0, words.length), teamWords: rest.slice(words.length) };
}

/** The column contains one of the spellings after one of the starts. */
function has(sql: Sql, column: ReturnType<Sql>, starts: readonly string[], spellings: Iterable<string>) {
  const patterns = [...new Set(spellings)].flatMap((text) => starts.map((start) => `%${start}${escapeLike(text)}%`));
  return sql`${column} like any (${patterns})`;
}

const wordStarts = ['\n', ' ', '-'];

const startsOf = ([plain]: Spellings) => (plain.length < shortestInside ? wordStarts : ['']);

/** A typed word, or its parts around hyphens: each must be part of a word of every matching name. */
function partsOf([plain, written]: Spellings): Spellings[] {
  const spelt = written.split('-');
  const parts = plain.split('-').map((part, index): Spellings => [part, spelt[index] ?? part]);
  if (parts.length === 1) return parts;
  // In names a word begins after a hyphen, but a part of two letters matches too many.
  return parts.filter(([part]) => part.length >= shortestInside);
}

/** For each part of the typed words, the words of names that contain it; null when too many. */
async function readWordsWith(sql: Sql, words: readonly Spellings[]): Promise<(readonly string[] | null)[]> {
  const parts = words.flatMap(partsOf);
  if (parts.length === 0) return [];
  const most = parts.length === 1 ? mostWords.alone : mostWords.together;
  const pattern = (part: string, typed: string) => `${typed.length < shortestInside ? '' : '%'}${escapeLike(part)}%`;
  // Sliced after aggregation: a limit would make Postgres read the whole table.
  const found = await sql<{ words: string[] | null }[]>`
    select (select (array_agg(word))[1:${most + 1}] from player_name_words where word like t.plain or word like t.written) as words
    from unnest(${parts.map(([plain]) => pattern(plain, plain))}::text[], ${parts.map(([plain, written]) => pattern(written, plain))}::text[])
      with ordinality as t (plain, written, place)
    order by place`;
  return found.map(({ words: known }) => ((known?.length ?? 0) > most ? null : (known ?? [])));
}

/** The name has a word of each list: uses the index of words. */
function hasWordOfEach(sql: Sql, lists: readonly (readonly string[])[]) {
  return lists.reduce((all, list) => sql`${all} and name_words(search_name) && ${[...list]}::text[]`, sql`true`);
}

/**
 * An initial begins a word of its own: 'M. Müller' is Max Müller, but not Jörg Müller. For each initial, as many words of the name begin
 * with it as typed ones do.
 */
function hasInitials(sql: Sql, words: readonly Spellings[]) {
  const initials = new Set(words.map(([plain]) => plain).filter((plain) => /^\p{L}$/u.test(plain)));
  return [...initials].reduce(
    (all, letter) => {
      const others = words.filter(([plain]) => plain.startsWith(letter)).length - 1;
      return others === 0 ? all : sql`${all} and (search_name || '') ~ ${`[\n -]${letter}([^\n]*[ -]${letter}){${others}}`}`;
    },
    sql`true`,
  );
}

/**
 * The name has every typed word. Words with known matches use the index of words, else the longest one uses its trigrams; the
 * others only filter that result, because each further look-up costs more than it saves.
 */
function hasTypedWords(sql: Sql, words: readonly Spellings[], known: readonly (readonly string[] | null)[]) {
  const lists = known.filter((list) => list !== null);
  const [first, ...others] = words.toSorted(([one], [other]) => other.length - one.length);
  if (first === undefined) return sql`true`;
  // The expression prevents an index.
  const afterwards: ReturnType<Sql> = sql`(search_name || '')`;
  const inName = (column: ReturnType<Sql>, word: Spellings) => has(sql, column, startsOf(word), word);
  const looked = lists.length > 0 ? sql`${hasWordOfEach(sql, lists)} and ${inName(afterwards, first)}` : inName(sql`search_name`, first);
  return others.reduce((all, word) => sql`${all} and ${inName(afterwards, word)}`, sql`${looked} and ${hasInitials(sql, words)}`);
}

const inScope = (sql: Sql, { season }: Scope, { teamWords }: Pick<Terms, 'teamWords'>) => sql`not hidden
  ${teamWords.reduce((all, word) => sql`${all} and ${has(sql, sql`search_team`, [''], word)}`, sql``)}
  ${season === undefined ? sql`` : sql`and saison = ${season}`}`;

/** Upper bound of all texts with this prefix. */
const behind = (text: string) => `${text}\u{10FFFF}`;

/**
 * The first players whose names begin with the phrase, in the order of their names: reads each spelling from its index in order.
 * As ranges: a pattern parameter would use no index.
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
 * Finds players whose name has every word of `q`, regardless of case and of how umlauts are written; names that begin with it
 * first, then names with a word that does. Never finds hidden entries.
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
  // A page full of prefix matches needs only the number of the others.
  if (first.length === until) return toFound(first.slice(until - pageSize), await count(), unlocked);
  const found = await sql<(PlayerRow & { total: number })[]>`
    with matched as materialized (select ${playerColumns(sql)}, search_name, count(*) over ()::int as total ${matches})
    select * from matched
    order by case when ${has(sql, sql`search_name`, ['\n'], phrase)} then 0 when ${has(sql, sql`search_name`, [' ', '-'], phrase)} then 1 else 2 end,
      search_name collate "C", name, season desc, team
    limit ${pageSize} offset ${until - pageSize}`;
  return toFound(found, found[0]?.total ?? (page === 1 ? 0 : await count()), unlocked);
}

/** The words of names that are most similar to each word, best first. */
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
 * Finds players with similar names, most similar first: every word of `q` is similar to a word of the name, by common trigrams.
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
  // Names with the most similar words come first; for a word that thousands have, no others are compared.
  const best = await read(alike.map((words) => words.slice(0, 1)));
  const others = best.length < maxSimilar ? await read(alike) : [];
  const known = new Set(best.map(({ id }) => id));
  const players = [...best, ...others.filter(({ id }) => !known.has(id))].slice(0, maxSimilar);
  return { players: players.map((row) => toPlayer(row, unlocked)), total: players.length };
}
