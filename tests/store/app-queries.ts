import { formatQuery, type PGlite } from '@electric-sql/pglite';
import type { LocalQuery } from '@anwurf/db/queries/local-query';

const someId = '01a2069f-5ef2-7fa7-9b8a-7ee32a57f3d7';
const instant = '2026-11-02T10:00:00Z';

/** Arguments that one query or another takes, of a row and an exercise: ids, times, names, lists, filters. */
export function argumentsWith(id: string, exercise: string): readonly (readonly unknown[])[] {
  const everything = { id, phase: 'main', name: exercise, from: instant, category: 'Kraft', exercise };
  return [
    [id, id],
    [instant, instant],
    [[everything, everything]],
    [[id]],
    [id, [id]],
    [id, id, [id]],
    [everything, [instant]],
    [everything, 20],
    [20],
    [true],
  ];
}

/** Other functions beside the queries. */
const noQueries: ReadonlySet<string> = new Set(['asList', 'listedRows', 'readList', 'readLocalExport', 'readRows']);

const isQuery = (value: unknown): value is LocalQuery<unknown> =>
  typeof value === 'object' && value !== null && 'sql' in value && 'params' in value;

/** A query of the app: the module and function that make it, and its SQL with arguments filled in. */
export type AppQuery = { readonly module: string; readonly name: string; readonly sql: string; readonly made: LocalQuery<unknown> };

/** Finds every query of `packages/db/queries`. `missed` names those of which no try gave SQL that Postgres parses. */
export async function queriesOfTheApp(
  store: PGlite,
  tries = argumentsWith(someId, 'Kniebeuge'),
): Promise<{ found: readonly AppQuery[]; missed: readonly string[] }> {
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(['../../packages/db/queries/*.ts', '!**/*.test.ts'], {
    eager: true,
  });
  const found: AppQuery[] = [];
  const missed = new Set<string>();
  for (const [path, module] of Object.entries(modules)) {
    for (const [name, make] of Object.entries(module)) {
      if (typeof make !== 'function' || noQueries.has(name)) continue;
      for (const args of tries) {
        try {
          const query: unknown = make(...args);
          if (!isQuery(query)) continue;
          missed.add(name);
          const sql = await formatQuery(store, query.sql, [...query.params]);
          found.push({ module: /([^/]+)\.ts$/.exec(path)?.[1] ?? '', name, sql, made: query });
          missed.delete(name);
          break;
        } catch {
          // Another try may fit.
        }
      }
    }
  }
  return { found, missed: [...missed] };
}
