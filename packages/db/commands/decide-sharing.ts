import { sharingTextVersion } from '@anwurf/contract/team';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { ownTeams, sharingDecisions } from '../queries/teams.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/**
 * Stores the player's decision to share a kind with a team, or no longer. Resolves when it is on disk. It is dated behind the joining and
 * behind every decision that this device knows, however late its clock is; without that a yes would not count, and a no would lose. A yes to
 * an earlier text may be given again.
 */
export const decideSharing = mergeSameCalls((db: LocalDatabase, team: string, kind: SharedKind, granted: boolean): Promise<void> =>
  inTurn(db, async () => {
    const joined = (await readRows(db, ownTeams())).find((own) => own.team === team);
    const known = (await readRows(db, sharingDecisions(team))).find((decision) => decision.kind === kind);
    if (known?.granted === granted && (!granted || known.textVersion === sharingTextVersion)) return;
    const earliest = Math.max(joined?.joinedAt.getTime() ?? 0, known?.decidedAt.getTime() ?? 0) + 1;
    const now = new Date().toISOString();
    const decided_at = new Date(Math.max(Date.now(), earliest)).toISOString();
    const values = { team_id: team, kind, granted, text_version: sharingTextVersion, decided_at, created_at: now };
    await db.write([{ table: 'sharing_consents', op: 'upsert', key: newId(), values }]);
  }),
);
