import { type Context, Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { createLocalLimit } from '../limits/attempt-limit.ts';
import { clientAddress } from '../limits/client-address.ts';
import { requireNoWait } from '../limits/request-limit.ts';
import type { ErrorLog } from '../logging/log.ts';
import type { StaticFiles } from '../static/static-files.ts';
import { drawFigure } from './figure/draw-figure.ts';
import { findFigures } from './figure/find-figures.ts';
import { readSharedReport } from './read-report.ts';
import { type Markup, type ReportProblem, renderProblem, type PageAssets } from './report-frame.ts';
import { renderReport } from './report-page.ts';
import { createPictures } from './stored-pictures.ts';
import { z } from 'zod';

const manifestSchema = z.object({
  'report-page/report-page.ts': z.object({ file: z.string(), css: z.array(z.string()).min(1) }),
});

/** Finds the built style and script of the report page once; null without a build: the page is readable without them. */
function createPageAssets(files: StaticFiles): () => Promise<PageAssets> {
  async function find(): Promise<PageAssets> {
    const manifest = await files.text('/report-page.json');
    if (manifest === undefined) return null;
    const { file, css } = manifestSchema.parse(JSON.parse(manifest))['report-page/report-page.ts'];
    return { style: `/${css[0]}`, script: `/${file}` };
  }
  let found: Promise<PageAssets> | undefined;
  return () => (found ??= find());
}

/** Requests of one network per minute: a team that opens a link in its hall, a messenger that fetches previews for many users. */
const most = { pages: 300, pictures: 120, figures: 3000 };

/** No caching: a report revoked a second later must be gone. */
const notKept = { 'cache-control': 'no-store' };

/** A figure is not personal. Its style is within the file, and nothing else is permitted. */
const figureHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * `/training-report/:id`, its picture, the figures of its exercises, and `/report/:id`, which redirects to it: reports that
 * players share, for anybody with the link. Unknown and revoked reports get the same answer.
 */
export function createReportRoutes({
  sql,
  files,
  siteUrl,
  log,
  closing,
}: {
  sql: Sql;
  files: StaticFiles;
  siteUrl: () => string;
  log: ErrorLog;
  /** Ends the thread that draws pictures. */
  closing: AbortSignal;
}): Hono {
  const findAssets = createPageAssets(files);
  const pictureOf = createPictures(sql, closing);
  const waitForPage = createLocalLimit(most.pages, 60);
  const waitForPicture = createLocalLimit(most.pictures, 60);
  const waitForFigure = createLocalLimit(most.figures, 60);

  const answer = async (c: Context, markup: Markup, status: 200 | 404 | 429 | 500, headers: Record<string, string> = {}) =>
    c.html(markup, status, { ...notKept, ...headers });
  const answerProblem = async (c: Context, problem: ReportProblem, status: 404 | 429 | 500, headers?: Record<string, string>) =>
    answer(c, renderProblem(problem, await findAssets()), status, headers);
  const noId = (c: Context) => answerProblem(c, 'Keine Bericht-ID gefunden', 404);

  return new Hono()
    .get('/training-report', noId)
    .get('/training-report/', noId)
    .get('/report', noId)
    .get('/report/', noId)
    .get('/report/:id', (c) => c.redirect(`/training-report/${encodeURIComponent(c.req.param('id'))}`, 302))
    .get('/training-report/:id', async (c) => {
      const seconds = await waitForPage(clientAddress(c));
      if (seconds > 0) return answerProblem(c, 'Fehler beim Laden des Trainingsberichts', 429, { 'retry-after': String(seconds) });
      try {
        const shared = await readSharedReport(sql, c.req.param('id'));
        if (shared === null) return await answerProblem(c, 'Trainingsbericht nicht gefunden oder nicht öffentlich verfügbar', 404);
        const [assets, figureOf] = await Promise.all([findAssets(), findFigures(sql, shared.report)]);
        return await answer(c, renderReport(shared, { siteUrl: siteUrl(), assets, figureOf }), 200);
      } catch (error) {
        // Without the address: a reader of the log must not be able to read the report.
        log('GET /training-report/:id failed', error);
        return answerProblem(c, 'Fehler beim Laden des Trainingsberichts', 500);
      }
    })
    .get('/training-report/figures/:file{[a-z0-9-]+\\.svg}', async (c) => {
      requireNoWait(await waitForFigure(clientAddress(c)));
      const figure = await drawFigure(c.req.param('file').replace(/\.svg$/, ''));
      if (figure === null) throw new ApiError('not_found', 'Not found.');
      return c.body(figure, 200, figureHeaders);
    })
    .get('/training-report/:id/picture.png', async (c) => {
      requireNoWait(await waitForPicture(clientAddress(c)));
      const shared = await readSharedReport(sql, c.req.param('id'));
      if (shared === null) throw new ApiError('not_found', 'Not found.');
      const picture = await pictureOf(shared).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        log('drawing a report failed', error);
        throw new ApiError('upstream_unavailable', 'The picture cannot be drawn at present.');
      });
      return c.body(new Uint8Array(picture), 200, { ...notKept, 'content-type': 'image/png' });
    });
}
