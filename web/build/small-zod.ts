import type { Plugin } from 'vite';

const mark = '?small';

/**
 * Gives `zod/mini` a copy of zod's core of its own. Public pages read with the small build, private screens with the
 * full one; sharing the core would bring all of what the full build uses of it, 11 kB, to every page.
 */
export function smallZod(): Plugin {
  return {
    name: 'anwurf-small-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const fromSmall = importer?.endsWith(mark) === true;
      if (source !== 'zod/mini' && !fromSmall) return null;
      const found = await this.resolve(source, fromSmall ? importer.slice(0, -mark.length) : importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
  };
}
