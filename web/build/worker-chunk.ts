import { join } from 'node:path';
import type { Rolldown } from 'vite';

const worker = join(import.meta.dirname, '../../packages/db/worker');

/** What a module imports and what that imports, but not what is loaded later. */
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
 * Brings what each start of the database's worker needs in one file beside its small entry. PGlite shares a part with stores that are
 * not ours and are loaded later: left alone it would be a file of its own, asked for when the first has been read.
 */
export function workerChunk(): Pick<Rolldown.CodeSplittingGroup, 'name' | 'includeDependenciesRecursively'> {
  let [needed, first]: ReadonlySet<string>[] = [];
  return {
    includeDependenciesRecursively: false,
    name(id, context) {
      needed ??= staticReach(join(worker, 'handle-tab-message.ts'), context);
      first ??= staticReach(join(worker, 'local-worker.ts'), context);
      return needed.has(id) && !first.has(id) ? 'handle-tab-message' : null;
    },
  };
}
