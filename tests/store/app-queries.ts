import { formatQuery, type PGlite } from '@electric-sql/pglite';
import type { LocalQuery } from '@anwurf/db/queries/local-query';

const id = '01a2069f-5ef2-7fa7-9b8a-7ee32a57f3d7';
const instant = '2026-11-02T10:00:00Z';
const everything = { id, phase: 'main', name: 'Kniebeuge', from: instant, category: 'Kraft', exercise: 'Kniebeuge' };
/** Arguments that one query or another takes: ids, times, names, lists, filters. */
const tries: readonly (readonly unknown[])[] = [
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

/** Other functions beside the queries. */
const noQueries: ReadonlySet<string> = new Set(['asList', 'readLocalExport', 'readRows']);

const isQuery = (value: unknown): value is LocalQuery<unknown> =>
  typeof value === 'object' && value !== null && 'sql' in value && 'params' in value;

/** A query of the app: the module and function that make it, and its SQL with arguments filled in. */
export type AppQuery = { readonly module: string; readonly name: string; readonly sql: string };

/** Finds every query of `packages/db/queries`. `missed` names those of which no try gave SQL that Postgres parses. */
export async function queriesOfTheApp(store: PGlite): Promise<{ found: readonly AppQuery[]; missed: readonly string[] }> {
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
          found.push({ module: /([^/]+)\.ts$/.exec(path)?.[1] ?? '', name, sql: await formatQuery(store, query.sql, [...query.params]) });
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
