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
const isPublicPart = (id: string) => /\/packages\/ui\/(kit|shell|features\/(access|assessment|consent|landing|players))\//.test(id);

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
}

function reachOf(ids: readonly string[], context: Rolldown.ChunkingContext, followsLater: (id: string) => boolean): Reach {
  const reach: Reach = { modules: new Set(), icons: new Set() };
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reach.modules.has(id) || iconFile.test(id)) continue;
    reach.modules.add(id);
    const info = context.getModuleInfo(id);
    for (const [, names = ''] of (info?.code ?? '').matchAll(iconImport))
      for (const name of names.split(',')) reach.icons.add(iconOf(name));
    open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []).filter(followsLater));
  }
  return reach;
}

const has = ({ modules, icons }: Reach, id: string) => {
  const icon = iconFile.exec(id)?.[1];
  return icon === undefined ? modules.has(id) : icons.has(icon);
};

type HomeChunk = Pick<Rolldown.CodeSplittingGroup, 'name' | 'includeDependenciesRecursively'>;

/**
 * Brings what the signed-in start needs, and no public page does, in one file instead of seventy. What it imports is either in it
 * or reached by a public page as well, which never imports it: no two files need each other.
 */
export function homeChunk(): HomeChunk {
  let reaches: { readonly ofPublic: Reach; readonly ofHome: Reach } | undefined;
  return {
    includeDependenciesRecursively: false,
    name(id, context) {
      reaches ??= { ofPublic: reachOf(publicIds, context, isPublicPart), ofHome: reachOf(homeIds, context, () => false) };
      return has(reaches.ofHome, id) && !has(reaches.ofPublic, id) ? 'home' : null;
    },
  };
}
