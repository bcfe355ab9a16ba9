import { createHash } from 'node:crypto';
import { drawPicture } from './draw-picture.ts';
import type { SharedReport } from './read-report.ts';
import { reportDate } from './report-page.ts';

/** Some 60 kB each. */
const mostKept = 100;

/**
 * Draws a picture once for everybody who asks, and keeps the last ones. Kept under what they show: a report that was taken
 * back is not looked for here, and a changed one is drawn anew.
 */
export function createPictures(): (shared: SharedReport) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();

  return async (shared) => {
    const date = reportDate(shared.day);
    const key = createHash('sha256')
      .update(JSON.stringify([date, shared.report]))
      .digest('base64');
    const picture = kept.get(key) ?? drawPicture(shared, date);
    // The one that was asked for last goes last.
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
    picture.catch(() => kept.delete(key));
    return picture;
  };
}
