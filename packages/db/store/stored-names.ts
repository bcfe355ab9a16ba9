import { originFiles } from './origin-files.ts';

/** Names of IndexedDB's databases; none where the browser does not list them (Firefox before 126). */
async function databaseNames(): Promise<string[]> {
  if (!('databases' in indexedDB)) return [];
  return (await indexedDB.databases()).flatMap(({ name = '' }) => name);
}

async function folderNames(): Promise<string[]> {
  const names: string[] = [];
  const folder = (await originFiles()) as (FileSystemDirectoryHandle & AsyncIterable<[string, FileSystemHandle]>) | null;
  if (folder === null) return names;
  for await (const [name] of folder) names.push(name);
  return names;
}

/** Names of all folders and databases of this origin, whoever has made them. */
export async function storedNames(): Promise<string[]> {
  return (await Promise.all([databaseNames(), folderNames()])).flat();
}
