import { join } from 'node:path';
import type { Rolldown } from 'vite';

const routes = join(import.meta.dirname, '../../packages/ui/routes');
const pageIds = (...names: string[]) => names.map((name) => join(routes, `${name}.tsx`));

/** Pages where visits begin: they must stay small, so none of them loads modules it does not need. */
const firstIds = [
  join(import.meta.dirname, '../main.tsx'),
  ...pageIds('start-page', 'login-page', 'privacy-page', 'assessment-page', 'explore-pages'),
];
/** The other public pages. They may load a few foreign modules, but none that only the app needs. */
const otherPublicIds = pageIds('imprint-page', 'terms-page', 'newsletter-page', 'sign-up-pages', 'purchase-pages', 'password-pages');
const loginId = join(routes, 'login-page.tsx');
/** Opens the database, while the modules of the first screens are still loading. */
const connectIds = [
  join(import.meta.dirname, '../../packages/db/client/connect.ts'),
  join(import.meta.dirname, '../../packages/ui/features/session/last-screen.ts'),
];
const homeIds = pageIds('private-layout', 'dashboard-page');

/** Parts that public pages load later; parts of other screens belong to the app. */
const publicPart = /\/packages\/ui\/(kit|shell|features\/(access|assessment|consent|landing|players))\//;

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** `ChartNoAxesColumn as Chart` → `chart-no-axes-column`, its file name. */
function iconOf(specifier: string): string {
  const [name = ''] = specifier.trim().split(' as ');
  return name.replaceAll(/([a-z0-9])(?=[A-Z])|([a-z])(?=[0-9])/g, '$1$2-').toLowerCase();
}

/** Modules reachable from some modules, with the icons they name: all icons come through one re-exporting module. */
interface Reach {
  readonly modules: Set<string>;
  readonly icons: Set<string>;
  /** Public parts that are loaded later. */
  readonly parts: Set<string>;
}

function reachOf(ids: readonly string[], context: Rolldown.ChunkingContext): Reach {
  const reach: Reach = { modules: new Set(), icons: new Set(), parts: new Set() };
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reach.modules.has(id) || iconFile.test(id)) continue;
    reach.modules.add(id);
    const info = context.getModuleInfo(id);
    for (const [, names = ''] of (info?.code ?? '').matchAll(iconImport))
      for (const name of names.split(',')) reach.icons.add(iconOf(name));
    open.push(...(info?.importedIds ?? []));
    for (const part of info?.dynamicallyImportedIds ?? []) if (publicPart.test(part)) reach.parts.add(part);
  }
  return reach;
}

const has = ({ modules, icons }: Reach, id: string) => {
  const icon = iconFile.exec(id)?.[1];
  return icon === undefined ? modules.has(id) : icons.has(icon);
};

type HomeChunk = Pick<Rolldown.CodeSplittingGroup, 'name' | 'includeDependenciesRecursively'>;

/** Modules of each first page, then those of all other public pages and of the parts that they load later. */
function publicReaches(context: Rolldown.ChunkingContext): Reach[] {
  const firsts = firstIds.map((id) => reachOf([id], context));
  const later = [...otherPublicIds, ...firsts.flatMap(({ parts }) => [...parts])];
  const others = reachOf(later, context);
  for (let { size } = others.parts; ; { size } = others.parts) {
    const more = reachOf([...later, ...others.parts], context);
    for (const id of more.modules) others.modules.add(id);
    for (const icon of more.icons) others.icons.add(icon);
    for (const part of more.parts) others.parts.add(part);
    if (others.parts.size === size) break;
  }
  return [...firsts, others];
}

/**
 * Bundles the modules of sign-in and of the signed-in start into a few files instead of a hundred: those that no public page
 * needs into one, the others into one per set of first pages that need them, so that none of these loads more than it needs.
 * Opening the database waits for none of them. A module is placed with its imports, so no two files need each other.
 */
export function homeChunk(): HomeChunk {
  let reaches: (Record<'ofHome' | 'ofLogin' | 'ofConnect', Reach> & { readonly ofPublic: readonly Reach[] }) | undefined;
  return {
    includeDependenciesRecursively: false,
    name(id, context) {
      reaches ??= {
        ofPublic: publicReaches(context),
        ofHome: reachOf(homeIds, context),
        ofLogin: reachOf([loginId], context),
        ofConnect: reachOf(connectIds, context),
      };
      // The page module keeps its own file, and so its name.
      if (id === loginId) return null;
      const isOfHome = has(reaches.ofHome, id);
      const isOfConnect = has(reaches.ofConnect, id);
      if (!isOfHome && !isOfConnect && !has(reaches.ofLogin, id)) return null;
      const needed = [...reaches.ofPublic.map((reach) => has(reach, id)), isOfHome].map(Number).join('');
      if (isOfConnect && !needed.slice(0, -1).includes('1')) return 'connect';
      return /^0+1$/.test(needed) ? 'home' : `shared-${parseInt(needed, 2).toString(36)}`;
    },
  };
}
