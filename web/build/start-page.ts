import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@anwurf/contract/pages';
import type { Rolldown } from 'vite';
import { chunksOf, fileOf, filesOf, fontFile } from './stored-shell.ts';

/**
 * Builds the page that the server answers at `/`: it names all that the first screen is drawn from. Otherwise a browser learns of it in
 * three steps, each a round trip: the entry, the screen, its picture (decision web/0006).
 */
export function buildStartPage(folder: string, bundle: Rolldown.OutputBundle): void {
  const { scripts, styles } = filesOf([`${pages['/'].module}.tsx`], chunksOf(bundle));
  const named = [
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    `<link rel="preload" as="image" href="/${fileOf(bundle, /\/hero-figure-[^/]*\.svg$/)}" />`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(bundle, fontFile)}" />`,
  ];
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'start.html'), page.replace('</head>', `  ${named.join('\n    ')}\n  </head>`));
}
