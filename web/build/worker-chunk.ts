import { join } from 'node:path';
import type { Rolldown } from 'vite';

const worker = join(import.meta.dirname, '../../packages/db/worker');

/** Modules that a module imports, transitively, without dynamic imports. */
function staticReach(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const reach = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reach.has(next)) continue;
    reach.add(next);
    open.push(...(context.getModuleInfo(next)?.importedIds ?? []));
  }
  return reach;
}

/**
 * Bundles the modules that every start of the database worker needs into one file beside its small entry. PGlite shares a part
 * with stores of its own that are loaded later: by default that part would be a separate file, requested only after the first
 * one.
 */
export function workerChunk(): Pick<Rolldown.CodeSplittingGroup, 'name' | 'includeDependenciesRecursively'> {
  let [needed, first]: ReadonlySet<string>[] = [];
  return {
    includeDependenciesRecursively: false,
    name(id, context) {
      needed ??= staticReach(join(worker, 'tab-message.ts'), context);
      first ??= staticReach(join(worker, 'local-worker.ts'), context);
      return needed.has(id) && !first.has(id) ? 'tab-message' : null;
    },
  };
}
