import type { Plugin } from 'vite';

const named = /new URL\("(\.\/)?(pglite\.data|initdb\.wasm)",\s*import\.meta\.url\)/g;
/** An entry of the bundle's table of contents. */
const listed = /\{filename:"([^"]+)",start:\d+,end:\d+\},?/g;

/**
 * Leaves files out of a build that PGlite would fetch when nobody handed them over: `packages/db/store/pglite-parts.ts`
 * hands over all that a device needs. Files of its bundle that a device does without are not even listed: each start would make
 * seven hundred of them, most of them time zones.
 */
export function withoutUnusedPgliteFiles(isUnread: (name: string) => boolean): Plugin {
  return {
    name: 'without-unused-pglite-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/@electric-sql/pglite/dist/') || !/pglite\.data|initdb\.wasm/.test(code)) return undefined;
      return code.replaceAll(named, '(void 0)').replaceAll(listed, (entry, name: string) => (isUnread(name) ? '' : entry));
    },
  };
}
