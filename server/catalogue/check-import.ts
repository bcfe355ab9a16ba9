import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import { catalogueExerciseSchema } from '@anwurf/domain/catalogue/catalogue-schema';
import { foldSpelling } from '@anwurf/domain/vocabulary/spelling';
import type { z } from 'zod';
import type { ImportEntry, ImportFile } from './import-file.ts';
import { operatorPrefix } from './operator-exercise.ts';

/** What is wrong with a line, in German. */
export type ImportProblem = { readonly line: number; readonly column: string; readonly reason: string };

/** An exercise that is there already. */
export type KnownExercise = { readonly slug: string; readonly name: string };

export type CheckedImport = { readonly accepted: readonly CatalogueExercise[]; readonly problems: readonly ImportProblem[] };

type Checked = { readonly line: number; readonly exercise: CatalogueExercise };

const longestSlug = 120;

/** Words for what the schema has none for. */
const germanError: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return `Mindestens ${issue.minimum}.`;
  if (issue.code === 'too_big') return `Höchstens ${issue.maximum}.`;
  if (issue.code === 'invalid_type' && issue.input !== null && ['number', 'int'].includes(issue.expected))
    return 'Hier gehört eine Zahl hin.';
  return 'Dieser Wert fehlt oder ist ungültig.';
};

/** In JSON: NUL and half a surrogate pair, which Postgres does not store. */
const unstorable = /\\u0000|\\ud[89a-f]/;

function checkSchema({ line, candidate }: ImportEntry, headers: ImportFile['headers']): Checked | ImportProblem[] {
  if (unstorable.test(JSON.stringify(candidate))) {
    return [{ line, column: 'alle', reason: 'Text: enthält Zeichen, die sich nicht speichern lassen.' }];
  }
  const parsed = catalogueExerciseSchema.safeParse(candidate, { error: germanError });
  if (parsed.success) return { line, exercise: parsed.data };
  return parsed.error.issues.map(({ path, message }) => {
    const name = String((path[0] === 'defaults' ? path[1] : path[0]) ?? '');
    // A rule between columns has no path; its message begins with the column it blames.
    const column = name === '' ? (message.split(':', 1)[0] ?? '') : (headers.get(name) ?? name);
    return { line, column, reason: message };
  });
}

/** What is wrong with an exercise beside the others of the file and of the database. */
function findConflicts(
  { line, exercise }: Checked,
  all: readonly Checked[],
  known: readonly KnownExercise[],
): Omit<ImportProblem, 'line'>[] {
  const { slug, name } = exercise;
  const earlier = all.filter((other) => other.line < line);
  const problems: Omit<ImportProblem, 'line'>[] = [];
  if (!slug.startsWith(operatorPrefix)) problems.push({ column: 'slug', reason: `Kürzel: muss mit „${operatorPrefix}“ beginnen.` });
  if (slug.length > longestSlug) problems.push({ column: 'slug', reason: `Kürzel: höchstens ${longestSlug} Zeichen.` });
  const sameSlug = earlier.find((other) => other.exercise.slug === slug);
  if (sameSlug !== undefined) problems.push({ column: 'slug', reason: `Kürzel: steht schon in Zeile ${sameSlug.line}.` });
  const isSameName = (other: string) => foldSpelling(other) === foldSpelling(name);
  const sameName = earlier.find((other) => isSameName(other.exercise.name));
  if (sameName !== undefined) problems.push({ column: 'name', reason: `Name: steht schon in Zeile ${sameName.line}.` });
  const taken = known.find((other) => other.slug !== slug && isSameName(other.name));
  if (taken !== undefined) problems.push({ column: 'name', reason: `Name: so heißt schon die Übung ${taken.slug}.` });
  return problems;
}

function findMissing({ exercise }: Checked, slugs: ReadonlySet<string>): Omit<ImportProblem, 'line'>[] {
  return (['progressions', 'regressions'] as const).flatMap((column) =>
    exercise[column]
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({ column, reason: `Verweis: die Übung „${slug}“ gibt es nicht oder sie wurde abgelehnt.` })),
  );
}

/** Parts what may be imported from what may not, every problem with its line. */
export function checkImport({ entries, headers }: ImportFile, known: readonly KnownExercise[]): CheckedImport {
  const problems: ImportProblem[] = [];
  let accepted: Checked[] = [];
  for (const entry of entries) {
    const checked = checkSchema(entry, headers);
    if (Array.isArray(checked)) problems.push(...checked);
    else accepted.push(checked);
  }
  const refuse = (find: (checked: Checked) => Omit<ImportProblem, 'line'>[]) => {
    const found = accepted.map((checked) => ({ checked, wrong: find(checked) }));
    for (const { checked, wrong } of found) {
      problems.push(...wrong.map(({ column, reason }) => ({ line: checked.line, column: headers.get(column) ?? column, reason })));
    }
    accepted = found.filter(({ wrong }) => wrong.length === 0).map(({ checked }) => checked);
    return found.length > accepted.length;
  };
  const all = accepted;
  refuse((checked) => findConflicts(checked, all, known));
  // What refers to a refused exercise is refused itself, and so on.
  const slugs = () => new Set([...known, ...accepted.map(({ exercise }) => exercise)].map(({ slug }) => slug));
  for (let present = slugs(); refuse((checked) => findMissing(checked, present));) present = slugs();
  return { accepted: accepted.map(({ exercise }) => exercise), problems: problems.toSorted((a, b) => a.line - b.line) };
}
