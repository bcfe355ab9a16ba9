import type { Plugin } from 'vite';
import { chunksOf, startScripts } from './stored-shell.ts';

/**
 * Chromium compiles a function when it is called, and keeps of a module what it compiled until the module was evaluated: a start compiles
 * anew whatever was called later. A file with this comment is compiled as a whole, beside the page's thread, and kept as a whole. To other
 * engines it is a comment. (https://v8.dev/blog/explicit-compile-hints)
 */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/** In characters. A small file is compiled quickly, and the comment is a part of what a first visit loads. */
const large = 50_000;

/** Marks the large scripts that a stored app's start runs. */
export function compileHints(): Plugin {
  return {
    name: 'anwurf-compile-hints',
    apply: 'build',
    generateBundle: {
      // The comment counts at the top of the file alone, where Vite writes its list of files.
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        for (const name of startScripts(chunks)) {
          const chunk = chunks.get(name);
          if (chunk !== undefined && chunk.code.length > large) chunk.code = compileAll + chunk.code;
        }
      },
    },
  };
}
