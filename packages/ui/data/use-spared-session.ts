import { newestComplaints } from '@anwurf/db/queries/complaints';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type SessionCatalogueExercise, sessionCatalogue } from '@anwurf/db/queries/session-catalogue';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import { complaintsInForce } from '@anwurf/domain/coach/complaints-in-force';
import { type SparedExercise, sparedSession } from '@anwurf/domain/coach/spared-session';
import { useWayLimits } from './recovery/use-way-limits.ts';
import { metricToUnit, unitText, unitToMetric } from '@anwurf/domain/vocabulary/unit';

const newest = newestComplaints();
const canBeEmpty = { canBeEmpty: true };
const nobodyAsked = { regions: [], answeredAt: new Date(0) };

/** Reported complaints; those of the questionnaire alone were respected when the plan was made. */
export function useComplaints(): Complaint[] {
  return useReadComplaints().complaints;
}

/** The same, and whether they are read: a new device may have the session before them. */
function useReadComplaints(): { complaints: Complaint[]; isRead: boolean } {
  const known = useRows(newest, { after: 'complaints' });
  return { complaints: complaintsInForce(loadedOr(known, []), nobodyAsked), isRead: known.state !== 'loading' };
}

/** Changes to a session by some complaints, and the player's ladders after an injury. */
export function useSparing(sessionId: string, exercises: readonly SessionExercise[], complaints: readonly Complaint[]) {
  const catalogue = loadedOr(useRows(sessionCatalogue(sessionId), canBeEmpty), []);
  const ways = useWayLimits();
  const changes = sparedSession(exercises, catalogue, complaints, loadedOr(ways, []));
  return { catalogue, changes, areWaysRead: ways.state !== 'loading' };
}

/** The row of the plan as the easier exercise: its amounts stay where both are measured alike. */
function replaced<Row extends SessionExercise>(row: Row, by: SessionCatalogueExercise): Row {
  const { name, instruction, videoLink, metric, perSide, defaults } = by;
  const amounts =
    unitToMetric(row.unit) === metric
      ? {}
      : { reps: defaults.reps, durationMinutes: null, durationSeconds: defaults.seconds, distanceMeters: defaults.metres };
  return { ...row, ...amounts, name, description: instruction, videoLink, tempo: null, unit: unitText(metricToUnit(metric), perSide) };
}

/** The exercises of a session with what hurts minded, and what was changed for it. */
export function useSparedSession<Row extends SessionExercise>(
  sessionId: string,
  exercises: readonly Row[],
): { exercises: Row[]; changes: readonly SparedExercise[]; isRead: boolean } {
  const { complaints, isRead } = useReadComplaints();
  const { catalogue, changes, areWaysRead } = useSparing(sessionId, exercises, complaints);
  const spared = exercises.flatMap((row) => {
    const change = changes.find(({ id }) => id === row.id);
    if (change === undefined) return [row];
    const by = catalogue.find(({ name, phase }) => name === change.instead && phase === row.phase);
    return by === undefined ? [] : [replaced(row, by)];
  });
  return { exercises: spared, changes, isRead: isRead && areWaysRead };
}
