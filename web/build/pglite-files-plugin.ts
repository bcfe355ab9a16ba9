import type { Plugin } from 'vite';

const named = /new URL\("(\.\/)?(pglite\.data|initdb\.wasm)",\s*import\.meta\.url\)/g;

/**
 * Leaves files out of a build that PGlite would fetch when nobody handed them over: `packages/db/store/pglite-parts.ts`
 * hands over all that a device needs.
 */
export function withoutUnusedPgliteFiles(): Plugin {
  return {
    name: 'without-unused-pglite-files',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/@electric-sql/pglite/dist/') && /pglite\.data|initdb\.wasm/.test(code)
        ? code.replaceAll(named, '(void 0)')
        : undefined;
    },
  };
}
