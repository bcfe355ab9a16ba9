import { z } from 'zod';
import type { StaticFiles } from '../static/static-files.ts';
import type { PageAssets } from './report-frame.ts';

const manifestSchema = z.object({
  'report-page/report-page.ts': z.object({ file: z.string(), css: z.array(z.string()).min(1) }),
});

/** Finds the built style and script of the report page once; null without a build: the page is readable without them. */
export function createPageAssets(files: StaticFiles): () => Promise<PageAssets> {
  async function find(): Promise<PageAssets> {
    const manifest = await files.text('/report-page.json');
    if (manifest === undefined) return null;
    const { file, css } = manifestSchema.parse(JSON.parse(manifest))['report-page/report-page.ts'];
    return { style: `/${css[0]}`, script: `/${file}` };
  }
  let found: Promise<PageAssets> | undefined;
  return () => (found ??= find());
}
