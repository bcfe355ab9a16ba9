import { createHash } from 'node:crypto';
import type { Sql } from '../database/connection.ts';
import { createPictureQueue } from './picture-queue.ts';
import type { SharedReport } from './read-report.ts';
import { reportDate } from './report-page.ts';

/** Pictures stored of one user, the latest, some 60 kB each: anybody with a link can have one drawn. */
const mostStoredPictures = 200;

async function storePicture(sql: Sql, { id, userId }: SharedReport, contentHash: Buffer, picture: Buffer): Promise<void> {
  await sql.begin(async (tx) => {
    // Selected, as the report may have been deleted meanwhile.
    await tx`insert into report_pictures (report_id, user_id, content_hash, picture)
      select id, user_id, ${contentHash}, ${picture} from training_reports where id = ${id}
      on conflict (report_id) do update set content_hash = excluded.content_hash, picture = excluded.picture, drawn_at = now()`;
    await tx`delete from report_pictures where user_id = ${userId} and report_id in (
      select report_id from report_pictures where user_id = ${userId} order by drawn_at desc, report_id offset ${mostStoredPictures})`;
  });
}

/**
 * Draws the picture of a report once and stores it with the report, for all servers. A changed report is drawn again; a revoked one
 * is never looked up here.
 * @param closing ends the thread that draws
 * @returns the picture as PNG; rejects with ApiError too_many_requests when too many wait
 */
export function createPictures(sql: Sql, closing: AbortSignal): (shared: SharedReport) => Promise<Buffer> {
  const draw = createPictureQueue(closing);
  const drawing = new Map<string, Promise<Buffer>>();

  async function drawAndStore(shared: SharedReport, date: string, contentHash: Buffer): Promise<Buffer> {
    const picture = await draw({ report: shared.report, date });
    await storePicture(sql, shared, contentHash, picture);
    return picture;
  }

  return async (shared) => {
    const date = reportDate(shared.day);
    const contentHash = createHash('sha256')
      .update(JSON.stringify([date, shared.report]))
      .digest();
    const [stored] = await sql<{ picture: Buffer }[]>`
      select picture from report_pictures where report_id = ${shared.id} and content_hash = ${contentHash}`;
    if (stored !== undefined) return stored.picture;
    const key = `${shared.id} ${contentHash.toString('base64')}`;
    const picture = drawing.get(key) ?? drawAndStore(shared, date, contentHash).finally(() => drawing.delete(key));
    drawing.set(key, picture);
    return picture;
  };
}
