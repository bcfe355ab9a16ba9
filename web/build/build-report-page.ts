import { dirname } from 'node:path';
import { build, type InlineConfig } from 'vite';

/**
 * Build configuration for style and script of the public report page. The server renders the page itself, so that messengers,
 * printers and phones without the app can read it at once; its assets are not part of the app.
 */
export function reportPageConfig(source: string): InlineConfig {
  return {
    configFile: false,
    root: dirname(dirname(source)),
    logLevel: 'warn',
    publicDir: false,
    build: {
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: false,
      // The CSP has no `data:` for fonts.
      assetsInlineLimit: 0,
      modulePreload: false,
      // The server reads the hashed names here.
      manifest: 'report-page.json',
      rolldownOptions: { input: source },
    },
  };
}

/** Builds style and script of the report page beside the app. */
export async function buildReportPage(source: string, folder: string): Promise<void> {
  const config = reportPageConfig(source);
  await build({ ...config, build: { ...config.build, outDir: folder } });
}
