import { HOME_ZONE, instantOf } from '@anwurf/domain/calendar/local-time';
import { readStoredReport } from '@anwurf/domain/workout/stored-report';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { z } from 'zod';
import type { Sql } from '../database/connection.ts';

const urlIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** A shared report, with a moment of the day of its training, or else of its sharing. */
export type SharedReport = {
  readonly id: string;
  readonly userId: string;
  readonly urlId: string;
  readonly day: Date;
  readonly report: TrainingReport;
};

/** Noon in Germany of the player's own day: the page writes its days in German time. Earlier releases stored instants alone. */
function dayOf({ day, startedAt, endedAt }: TrainingReport): Date | null {
  return day === null ? (startedAt ?? endedAt) : instantOf(day, '12:00', HOME_ZONE);
}

/**
 * Reads a public report.
 * @param urlId from the address
 * @returns null if it never existed, was revoked or is unreadable
 */
export async function readSharedReport(sql: Sql, urlId: string): Promise<SharedReport | null> {
  if (!urlIdSchema.safeParse(urlId).success) return null;
  const [row] = await sql<{ id: string; user_id: string; training_data: unknown; created_at: Date; shared_at: Date | null }[]>`
    select id, user_id, training_data, created_at, shared_at from training_reports where report_url_id = ${urlId} and is_shared`;
  const report = row === undefined ? null : readStoredReport(row.training_data);
  if (row === undefined || report === null) return null;
  return { id: row.id, userId: row.user_id, urlId, day: dayOf(report) ?? row.shared_at ?? row.created_at, report };
}
