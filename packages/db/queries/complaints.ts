import type { ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import type { LocalQuery } from './local-query.ts';

/** A device's clock may be ahead: times in the future count as now, then the server's order decides. */
const newestFirst = 'least(reported_at, now()) desc, server_version = 0 desc, server_version desc, id desc';

/** The newest report of each region (`complaints`); level 0: ended. */
export function newestComplaints(): LocalQuery<ReportedComplaint> {
  return {
    sql: `select distinct on (region) region, level, reported_at as "reportedAt" from complaints order by region, ${newestFirst}`,
    params: [],
  };
}

/** Reports of the last years, as many as anybody makes; older ones change no suggestion. */
const reportHistory = 500;

/** The newest reports of all regions, oldest first; level 0: ended. */
export function complaintHistory(): LocalQuery<ReportedComplaint> {
  return {
    sql: `
      select region, level, "reportedAt" from (
        select region, level, least(reported_at, now()) as "reportedAt", server_version, id
        from complaints order by ${newestFirst} limit ${reportHistory}) newest
      order by "reportedAt", server_version = 0, server_version, id`,
    params: [],
  };
}
