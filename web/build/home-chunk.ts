import { join } from 'node:path';
import type { Rolldown } from 'vite';

const routes = join(import.meta.dirname, '../../packages/ui/routes');
const pageIds = (...names: string[]) => names.map((name) => join(routes, `${name}.tsx`));

/** Where visits begin: these pages must stay small, so none of them loads what it does not need. */
const firstIds = [
  join(import.meta.dirname, '../main.tsx'),
  ...pageIds('start-page', 'login-page', 'privacy-page', 'assessment-page', 'explore-pages'),
];
/** The others of the way in. They may load a little that is another's, but nothing that only the app needs. */
const otherPublicIds = pageIds('imprint-page', 'terms-page', 'newsletter-page', 'sign-up-pages', 'purchase-pages', 'password-pages');
const loginId = join(routes, 'login-page.tsx');
/** Opens the database, while what the first screens need is still on its way. */
const connectIds = [
  join(import.meta.dirname, '../../packages/db/client/connect.ts'),
  join(import.meta.dirname, '../../packages/ui/features/session/last-screen.ts'),
];
const homeIds = pageIds('private-layout', 'dashboard-page');

/** Parts that public pages load later; those of other screens are the app's. */
const publicPart = /\/packages\/ui\/(kit|shell|features\/(access|assessment|consent|landing|players))\//;

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** `ChartNoAxesColumn as Chart` → `chart-no-axes-column`, the name of its file. */
function iconOf(specifier: string): string {
  const [name = ''] = specifier.trim().split(' as ');
  return name.replaceAll(/([a-z0-9])(?=[A-Z])|([a-z])(?=[0-9])/g, '$1$2-').toLowerCase();
}

/** What is reached from some modules, with the icons that it names: all icons come through one module that re-exports them. */
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

/** What each page needs where a visit begins, then all that other public pages need and what one of them loads later. */
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
 * Brings what signing in and the signed-in start need in few files instead of a hundred: what no public page needs in one, the rest
 * in one for each choice of first pages that need it, so that none of these loads more than it needs. What opens the database waits for
 * none of it. What a module imports is
 * needed wherever it is: no two files need each other.
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
      // The page itself keeps its file, and with it its name.
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
