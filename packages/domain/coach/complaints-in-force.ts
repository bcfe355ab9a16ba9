import { type BodyRegion, parseBodyRegion } from '../vocabulary/body-region.ts';
import { type Complaint, LEVEL_OF_A_NAMED_REGION } from './complaint.ts';

/** The newest report of a region, as stored. */
export interface ReportedComplaint {
  readonly region: string;
  readonly level: number;
  readonly reportedAt: Date;
}

/** Regions named in a questionnaire, without a level, and the time of the answer. */
export interface NamedRegions {
  readonly regions: readonly BodyRegion[];
  readonly answeredAt: Date;
}

/**
 * Current complaints, one per region, without ended ones. A region that the questionnaire names after the report of its end, or
 * without any report, counts with `LEVEL_OF_A_NAMED_REGION`.
 * @param reports the newest of each region; regions unknown to this release are omitted
 */
export function complaintsInForce(reports: readonly ReportedComplaint[], named: NamedRegions): Complaint[] {
  const levels = new Map<BodyRegion, number>(named.regions.map((region) => [region, LEVEL_OF_A_NAMED_REGION]));
  for (const { region: text, level, reportedAt } of reports) {
    const region = parseBodyRegion(text);
    if (region === undefined) continue;
    const isOutdated = level === 0 && levels.has(region) && reportedAt < named.answeredAt;
    if (!isOutdated) levels.set(region, level);
  }
  return [...levels].flatMap(([region, level]) => (level > 0 ? [{ region, level }] : []));
}
