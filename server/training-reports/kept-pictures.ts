import { createHash } from 'node:crypto';
import { drawPicture } from './draw-picture.ts';
import type { SharedReport } from './read-report.ts';
import { reportDate } from './report-page.ts';

/** Some 60 kB each. */
const mostKept = 100;

/**
 * Draws a picture once for all requests, and caches the last ones. Keyed by content: a revoked report is never looked up here,
 * and a changed one is drawn again.
 */
export function createPictures(): (shared: SharedReport) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();

  return async (shared) => {
    const date = reportDate(shared.day);
    const key = createHash('sha256')
      .update(JSON.stringify([date, shared.report]))
      .digest('base64');
    const picture = kept.get(key) ?? drawPicture(shared, date);
    // The most recently used one is evicted last.
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
    picture.catch(() => kept.delete(key));
    return picture;
  };
}
