import { recoveryEvents, type StoredRecovery } from '@anwurf/db/queries/recovery-events';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isUnderWay, nextStage, type RecoveryEvent } from '@anwurf/domain/coach/return-to-play/next-stage';
import type { RecoveryLadder } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { RECOVERY_LADDERS } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { readRecoveryEvent } from '@anwurf/domain/coach/return-to-play/stored-recovery';
import { useToday } from '../use-today.ts';

/** An event with the id of its row. */
export type KeptEvent = RecoveryEvent & { readonly id: string };

/** A ladder, what happened on it and where that leads. */
export interface Recovery {
  readonly ladder: RecoveryLadder;
  readonly history: readonly KeptEvent[];
  readonly state: ReturnType<typeof nextStage>;
  /** Local day for which it holds. */
  readonly today: string;
}

const query = recoveryEvents();

function toRecovery(ladder: RecoveryLadder, rows: readonly StoredRecovery[], today: string): Recovery {
  const history = rows.filter((row) => row.ladder === ladder.id).map((row) => ({ ...readRecoveryEvent(row), id: row.id }));
  return { ladder, history, state: nextStage(ladder, history, today), today };
}

/** Every ladder with where the player stands on it. */
export function useRecoveries(): Loadable<readonly Recovery[]> {
  const today = useToday();
  const rows = useRows(query, { canBeEmpty: true });
  return rows.state === 'rows' ? { state: 'rows', value: RECOVERY_LADDERS.map((ladder) => toRecovery(ladder, rows.value, today)) } : rows;
}

/** The ladders that the player is on; none while that is being read. */
export function useRecoveriesUnderWay(): readonly Recovery[] {
  return loadedOr(useRecoveries(), []).filter(({ state }) => isUnderWay(state));
}
