import { join } from 'node:path';
import type { Rolldown } from 'vite';

const routes = join(import.meta.dirname, '../../packages/ui/routes');
const pageIds = (...names: string[]) => names.map((name) => join(routes, `${name}.tsx`));

/** The way in: its pages must stay small, so nothing that they need lies among what only the app needs. */
const publicIds = [
  join(import.meta.dirname, '../main.tsx'),
  ...pageIds('start-page', 'login-page', 'imprint-page', 'privacy-page', 'terms-page', 'assessment-page', 'newsletter-page'),
  ...pageIds('explore-pages', 'sign-up-pages', 'purchase-pages', 'password-pages'),
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

/** What each public page reaches, and each part that one of them loads later. */
function publicReaches(context: Rolldown.ChunkingContext): Reach[] {
  const reaches = new Map<string, Reach>();
  const open = [...publicIds];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reaches.has(id)) continue;
    const reach = reachOf([id], context);
    reaches.set(id, reach);
    open.push(...reach.parts);
  }
  return [...reaches.values()];
}

/**
 * Brings what the signed-in start needs in few files instead of a hundred: what no public page needs in one, the rest in one for
 * each choice of public pages and parts that need it, so that none of these loads more than it needs. What a module imports is
 * needed wherever it is: no two files need each other.
 */
export function homeChunk(): HomeChunk {
  let reaches: { readonly ofPublic: readonly Reach[]; readonly ofHome: Reach } | undefined;
  return {
    includeDependenciesRecursively: false,
    name(id, context) {
      reaches ??= { ofPublic: publicReaches(context), ofHome: reachOf(homeIds, context) };
      if (!has(reaches.ofHome, id)) return null;
      const needed = reaches.ofPublic.map((reach) => (has(reach, id) ? '1' : '0')).join('');
      return needed.includes('1') ? `shared-${parseInt(needed, 2).toString(36)}` : 'home';
    },
  };
}
