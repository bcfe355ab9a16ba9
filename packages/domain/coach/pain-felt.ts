import { type BodyRegion, parseBodyRegion } from '../vocabulary/body-region.ts';
import type { ReportedComplaint } from './complaints-in-force.ts';

/**
 * The worst pain in any of these regions in a span of time, 0 to 10: what was in force at its start, and what was reported until
 * its end. Null: nothing was ever reported for them until then.
 * @param reports every report, oldest first; regions unknown to this release are omitted
 */
export function painFelt(
  reports: readonly ReportedComplaint[],
  regions: readonly BodyRegion[],
  { from, until }: { readonly from: Date; readonly until: Date },
): number | null {
  const inForce = new Map<BodyRegion, number>();
  let worst: number | null = null;
  for (const { region: text, level, reportedAt } of reports) {
    const region = parseBodyRegion(text);
    if (region === undefined || !regions.includes(region) || reportedAt > until) continue;
    if (reportedAt <= from) inForce.set(region, level);
    else worst = Math.max(worst ?? 0, level);
  }
  return inForce.size === 0 ? worst : Math.max(worst ?? 0, ...inForce.values());
}
