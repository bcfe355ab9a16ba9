import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { catalogueExerciseSchema } from '@anwurf/domain/exercise/catalogue-schema';
import { foldSpelling } from '@anwurf/domain/vocabulary/spelling';
import type { z } from 'zod';
import type { ImportEntry, ImportFile } from './import-file.ts';
import { operatorPrefix } from './operator-exercise.ts';

/** An error of a line. */
export type ImportProblem = { readonly line: number; readonly column: string; readonly reason: string };

/** An existing exercise. */
export type KnownExercise = { readonly slug: string; readonly name: string };

export type CheckedImport = { readonly accepted: readonly CatalogueExercise[]; readonly problems: readonly ImportProblem[] };

type Problem = Omit<ImportProblem, 'line'>;
type Checked = { readonly line: number; readonly exercise: CatalogueExercise };

const longestSlug = 120;

/** Messages for zod issues without one in the schema. */
const wordsOfIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return `At least ${issue.minimum}.`;
  if (issue.code === 'too_big') return `At most ${issue.maximum}.`;
  if (issue.code === 'invalid_type' && issue.input !== null && ['number', 'int'].includes(issue.expected)) return 'This must be a number.';
  return 'This value is missing or invalid.';
};

/** In JSON: NUL and lone surrogates, which Postgres cannot store. */
const unstorable = /\\u0000|\\ud[89a-f]/;

function checkSchema({ line, candidate }: ImportEntry, headers: ImportFile['headers']): Checked | ImportProblem[] {
  if (unstorable.test(JSON.stringify(candidate))) {
    return [{ line, column: 'all', reason: 'Contains characters that cannot be stored.' }];
  }
  const parsed = catalogueExerciseSchema.safeParse(candidate, { error: wordsOfIssue });
  if (parsed.success) return { line, exercise: parsed.data };
  return parsed.error.issues.map(({ path, message }) => {
    const name = String((path[0] === 'defaults' ? path[1] : path[0]) ?? '');
    // A rule between columns has no path; its message begins with the faulty column.
    const column = name === '' ? (message.split(':', 1)[0] ?? '') : name;
    return { line, column: headers.get(column) ?? column, reason: message };
  });
}

function indexBy<Item>(items: Iterable<Item>, keysOf: (item: Item) => readonly string[]): ReadonlyMap<string, readonly Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [item]);
      else list.push(item);
    }
  }
  return index;
}

/** Lines of names and slugs, so that no exercise is compared with all others. */
type Taken = {
  readonly lineOfSlug: ReadonlyMap<string, number>;
  readonly lineOfName: ReadonlyMap<string, number>;
  readonly knownByName: ReadonlyMap<string, readonly KnownExercise[]>;
};

function indexTaken(all: readonly Checked[], known: readonly KnownExercise[]): Taken {
  const firstLine = (spell: (exercise: CatalogueExercise) => string) =>
    new Map(all.toReversed().map(({ line, exercise }) => [spell(exercise), line]));
  return {
    lineOfSlug: firstLine(({ slug }) => slug),
    lineOfName: firstLine(({ name }) => foldSpelling(name)),
    knownByName: indexBy(known, ({ name }) => [foldSpelling(name)]),
  };
}

/** Conflicts of an exercise with others of the file and of the database. */
function findConflicts({ line, exercise }: Checked, { lineOfSlug, lineOfName, knownByName }: Taken): Problem[] {
  const { slug, name } = exercise;
  const spelling = foldSpelling(name);
  const problems: Problem[] = [];
  if (!slug.startsWith(operatorPrefix)) problems.push({ column: 'slug', reason: `slug: must begin with "${operatorPrefix}".` });
  if (slug.length > longestSlug) problems.push({ column: 'slug', reason: `slug: at most ${longestSlug} characters.` });
  const slugLine = lineOfSlug.get(slug) ?? line;
  if (slugLine < line) problems.push({ column: 'slug', reason: `slug: repeats line ${slugLine}.` });
  const nameLine = lineOfName.get(spelling) ?? line;
  if (nameLine < line) problems.push({ column: 'name', reason: `name: repeats line ${nameLine}.` });
  const taken = knownByName.get(spelling)?.find((other) => other.slug !== slug);
  if (taken !== undefined) problems.push({ column: 'name', reason: `name: is that of ${taken.slug}.` });
  return problems;
}

const references = ['progressions', 'regressions'] as const;

function findMissing({ exercise }: Checked, slugs: ReadonlySet<string>): Problem[] {
  return references.flatMap((column) =>
    exercise[column]
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({ column, reason: `exercise "${slug}" does not exist or was refused.` })),
  );
}

/** Separates importable exercises from refused ones, with each problem's line. */
export function checkImport({ entries, headers }: ImportFile, known: readonly KnownExercise[]): CheckedImport {
  const problems: ImportProblem[] = [];
  const accepted = new Set<Checked>();
  for (const entry of entries) {
    const checked = checkSchema(entry, headers);
    if (Array.isArray(checked)) problems.push(...checked);
    else accepted.add(checked);
  }
  /** @returns the refused ones */
  const refuse = (candidates: readonly Checked[], find: (checked: Checked) => Problem[]) => {
    const found = candidates.map((checked) => ({ checked, wrong: find(checked) })).filter(({ wrong }) => wrong.length > 0);
    for (const { checked, wrong } of found) {
      accepted.delete(checked);
      for (const { column, reason } of wrong) problems.push({ line: checked.line, column: headers.get(column) ?? column, reason });
    }
    return found.map(({ checked }) => checked);
  };
  const taken = indexTaken([...accepted], known);
  refuse([...accepted], (checked) => findConflicts(checked, taken));
  // An exercise that refers to a refused one is refused too, transitively.
  const referrers = indexBy(accepted, ({ exercise }) => references.flatMap((column) => exercise[column]));
  const kept = new Set(known.map(({ slug }) => slug));
  const present = new Set([...kept, ...Array.from(accepted, ({ exercise }) => exercise.slug)]);
  for (let doubtful = [...accepted]; doubtful.length > 0;) {
    const gone = refuse(doubtful, (checked) => findMissing(checked, present)).map(({ exercise }) => exercise.slug);
    for (const slug of gone) if (!kept.has(slug)) present.delete(slug);
    const touched = new Set(gone.flatMap((slug) => referrers.get(slug) ?? []));
    doubtful = [...touched].filter((checked) => accepted.has(checked));
  }
  return { accepted: Array.from(accepted, ({ exercise }) => exercise), problems: problems.toSorted((a, b) => a.line - b.line) };
}
