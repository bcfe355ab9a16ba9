import { join } from 'node:path';
import { modulesOf, pages } from '@anwurf/contract/pages';
import type { Rolldown } from 'vite';

const routes = join(import.meta.dirname, '../../packages/ui/routes');
const pageIds = (modules: readonly string[]) => modules.map((module) => join(routes, `${module}.tsx`));

/** Files where visits often begin: they must stay small, so none of them loads modules it does not need. */
const entryIds = [join(import.meta.dirname, '../main.tsx'), ...pageIds(modulesOf(({ entered }) => entered === 'often'))];
/** The other public pages. They may load a few foreign modules, but none that only the app needs. */
const otherPublicIds = pageIds(modulesOf(({ access, entered }) => access === 'public' && entered !== 'often'));
const [loginId = ''] = pageIds([pages['/login'].module]);
const [startId = ''] = pageIds([pages['/'].module]);
const explorerIds = pageIds([pages['/statistics/explore'].module]);
const privateIds = pageIds(modulesOf(({ access }) => access === 'private')).filter((id) => !explorerIds.includes(id));
/** Opens the database, while the modules of the first screens are still loading. */
const connectIds = [
  join(import.meta.dirname, '../../packages/db/client/connect.ts'),
  join(import.meta.dirname, '../../packages/ui/features/session/last-screen.ts'),
];
const homeIds = pageIds(['private-layout', pages['/dashboard'].module]);

/** Parts that public pages load later; parts of other screens belong to the app. */
const publicPart = /\/packages\/ui\/(kit|shell|features\/(access|assessment|consent|landing|newsletter|parental-consent|players))\//;
/** Readers of answers, which public pages load after they are drawn. */
const answerReader = /\/packages\/(contract|ui\/http)\//;

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;
const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const iconFoundation = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Files of lucide's icons by the names under which its index exports them; many have several. */
function iconFiles(index: string): ReadonlyMap<string, string> {
  const exports = index.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([^"']+)\.mjs["']/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) => [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file])),
  );
}

/** Modules reachable from some modules, with the icons they name: all icons come through one re-exporting module. */
interface Reach {
  readonly modules: Set<string>;
  readonly icons: Set<string>;
  /** Public parts that are loaded later. */
  readonly parts: Set<string>;
  /** Readers of answers that are loaded later. */
  readonly readers: Set<string>;
}

function reachOf(ids: readonly string[], context: Rolldown.ChunkingContext): Reach {
  const reach: Reach = { modules: new Set(), icons: new Set(), parts: new Set(), readers: new Set() };
  const named = new Set<string>();
  let files: ReadonlyMap<string, string> = new Map();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reach.modules.has(id) || iconFile.test(id)) continue;
    reach.modules.add(id);
    const info = context.getModuleInfo(id);
    const code = info?.code ?? '';
    if (iconIndex.test(id)) files = iconFiles(code);
    // `ChartNoAxesColumn as Chart`
    for (const [, names = ''] of code.matchAll(iconImport))
      for (const specifier of names.split(',')) named.add(specifier.trim().split(' as ')[0] ?? '');
    open.push(...(info?.importedIds ?? []));
    for (const part of info?.dynamicallyImportedIds ?? []) {
      if (publicPart.test(part)) reach.parts.add(part);
      if (answerReader.test(part)) reach.readers.add(part);
    }
  }
  for (const name of named) reach.icons.add(files.get(name) ?? '');
  return reach;
}

const has = ({ modules, icons }: Reach, id: string) => {
  const icon = iconFile.exec(id)?.[1];
  return icon === undefined ? modules.has(id) : icons.has(icon);
};

type Group = Pick<Rolldown.CodeSplittingGroup, 'name' | 'includeDependenciesRecursively'>;

/** Modules of the public pages that are no entries, and of all parts that public pages load later. */
function otherPublicReach(entries: readonly Reach[], context: Rolldown.ChunkingContext): Reach {
  const later = [...otherPublicIds, ...entries.flatMap(({ parts }) => [...parts])];
  for (let reach = reachOf(later, context); ;) {
    const wider = reachOf([...later, ...reach.parts], context);
    if (wider.parts.size === reach.parts.size) return wider;
    reach = wider;
  }
}

interface Reaches {
  /** One a page. */
  readonly ofEntries: readonly Reach[];
  readonly ofOtherPublic: Reach;
  readonly ofHome: Reach;
  readonly ofStart: Reach;
  readonly ofExplorer: Reach;
  readonly ofPrivate: Reach;
  readonly ofLogin: Reach;
  readonly ofConnect: Reach;
  /** Schemas of a first visit's answers, and what reads them. */
  readonly ofReaders: Reach;
}

function findReaches(context: Rolldown.ChunkingContext): Reaches {
  const ofEntries = entryIds.map((id) => reachOf([id], context));
  const ofOtherPublic = otherPublicReach(ofEntries, context);
  const readers = [...ofEntries, ofOtherPublic].flatMap((reach) => [...reach.readers]);
  return {
    ofEntries,
    ofOtherPublic,
    ofHome: reachOf(homeIds, context),
    ofStart: reachOf([startId], context),
    ofExplorer: reachOf([...explorerIds, ...reachOf(explorerIds, context).parts], context),
    ofPrivate: reachOf(privateIds, context),
    ofLogin: reachOf([loginId], context),
    ofConnect: reachOf(connectIds, context),
    ofReaders: reachOf(readers, context),
  };
}

const isOfOne = (reaches: readonly Reach[], id: string) => reaches.some((reach) => has(reach, id));

/** Icons that entry pages share with the signed-in start, or the first page with the app, some 100 bytes each: one file. */
function iconChunk(id: string, { ofEntries, ofHome, ofStart, ofPrivate }: Reaches): string | null {
  const isOfFirst = has(ofStart, id) && has(ofPrivate, id);
  const isShared = iconFile.test(id) && (isOfFirst || (has(ofHome, id) && isOfOne(ofEntries, id)));
  return isShared || iconFoundation.test(id) ? 'icons' : null;
}

/** Words and rules that the first page shares with the app, some 100 bytes each: one file, since every page lists all of them. */
function wordChunk(id: string, { ofStart, ofPrivate }: Reaches): string | null {
  return /\/packages\/(?:domain|contract)\//.test(id) && has(ofStart, id) && has(ofPrivate, id) ? 'words' : null;
}

const isOfKit = (id: string) => iconFile.test(id) || id.includes('/packages/ui/kit/');

/** Icons and parts of the kit that the explorer shares with screens of the app: one file, since every page lists all of them. */
function explorerChunk(id: string, { ofEntries, ofHome, ofExplorer, ofPrivate }: Reaches): string | null {
  const isOfOther = has(ofHome, id) || ofEntries.filter((reach) => has(reach, id)).length > 1;
  return isOfKit(id) && !isOfOther && has(ofExplorer, id) && has(ofPrivate, id) ? 'explorer-kit' : null;
}

/** Zod and the schemas of a first visit's answers: one file, loaded after the page is drawn. */
function schemaChunk(id: string, { ofEntries, ofReaders }: Reaches): string | null {
  const isSchema = id.includes('/node_modules/zod/') || (answerReader.test(id) && has(ofReaders, id));
  return isSchema && !isOfOne(ofEntries, id) ? 'schemas' : null;
}

/**
 * Bundles the modules of sign-in and of the signed-in start into a few files instead of a hundred: those that no public page
 * needs into one, the others into one per set of entry pages that need them, so that none of these loads more than it needs.
 * Opening the database waits for none of them. A module is placed with its imports, so no two files need each other.
 */
function homeChunk(id: string, { ofEntries, ofOtherPublic, ofHome, ofLogin, ofConnect }: Reaches): string | null {
  const isOfHome = has(ofHome, id);
  const isOfConnect = has(ofConnect, id);
  if (!isOfHome && !isOfConnect && !has(ofLogin, id)) return null;
  const isPublic = [...ofEntries, ofOtherPublic].map((reach) => has(reach, id));
  if (isOfConnect && !isPublic.includes(true)) return 'connect';
  const needed = [...isPublic, isOfHome].map(Number).join('');
  // Modules of the sign-in alone are in its page's file: one of their own is 150 bytes of imports and a name.
  if (has(ofLogin, id) && needed.replaceAll('0', '') === '1' && !isOfHome) return pages['/login'].module;
  return /^0+1$/.test(needed) ? 'home' : `shared-${parseInt(needed, 2).toString(36)}`;
}

/** Groups of modules that pages share, by the pages of the manifest; the first that takes a module has it. */
export function pageChunks(): Group[] {
  let reaches: Reaches | undefined;
  return [iconChunk, wordChunk, explorerChunk, schemaChunk, homeChunk].map((nameOf) => ({
    includeDependenciesRecursively: false,
    name: (id, context) => nameOf(id, (reaches ??= findReaches(context))),
  }));
}
