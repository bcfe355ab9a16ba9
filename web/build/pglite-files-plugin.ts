import type { Plugin } from 'vite';

const named = /new URL\("(\.\/)?(pglite\.data|initdb\.wasm)",\s*import\.meta\.url\)/g;
/** An entry of the bundle's table of contents. */
const listed = /\{filename:"([^"]+)",start:\d+,end:\d+\},?/g;

/**
 * Leaves out the files that PGlite would fetch by default: `packages/db/store/pglite-parts.ts` passes everything a device needs.
 * Unused files of its bundle are not even listed: otherwise each start would create seven hundred of them, mostly time zones.
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
