import { isUnderWay, nextStage } from '../coach/return-to-play/next-stage.ts';
import { RECOVERY_LADDERS } from '../coach/return-to-play/recovery-ladders.ts';
import { readRecoveryEvent, type StoredRecoveryEvent } from '../coach/return-to-play/stored-recovery.ts';
import type { InjuredRegion } from '../vocabulary/injured-region.ts';

/** The stage of a recovery that is under way, all that a team gets of it. */
export interface SharedStage {
  /** Id of the ladder. */
  readonly ladder: string;
  /** `stopped`: until somebody who treats the player has cleared it. */
  readonly status: 'active' | 'stopped';
  /** From 0. */
  readonly stage: number;
  /** Local day on which it began. */
  readonly since: string;
}

/** An event with its ladder. */
export type LadderEvent = StoredRecoveryEvent & { readonly ladder: string };

/**
 * The stages of the recoveries that are under way.
 * @param events of all ladders, in their order
 * @param today local day; later events do not count yet
 */
export function stagesUnderWay(events: readonly LadderEvent[], today: string): SharedStage[] {
  return RECOVERY_LADDERS.flatMap((ladder): SharedStage[] => {
    const history = events.filter((event) => event.ladder === ladder.id).map(readRecoveryEvent);
    const { status, stage, since } = nextStage(ladder, history, today);
    return isUnderWay({ status }) && since !== null
      ? [{ ladder: ladder.id, status: status === 'stopped' ? 'stopped' : 'active', stage, since }]
      : [];
  });
}

/** A stage in words. */
export interface StageWords {
  readonly region: InjuredRegion;
  /** 'Stufe 3 von 6: Kraft und Laufen'. */
  readonly stage: string;
  readonly isStopped: boolean;
}

/** The words of a stage; null: this release does not know the ladder or the stage. */
export function stageWords({ ladder, status, stage }: Pick<SharedStage, 'ladder' | 'status' | 'stage'>): StageWords | null {
  const known = RECOVERY_LADDERS.find(({ id }) => id === ladder);
  const name = known?.stages[stage]?.name;
  if (known === undefined || name === undefined) return null;
  return { region: known.region, stage: `Stufe ${stage + 1} von ${known.stages.length}: ${name}`, isStopped: status === 'stopped' };
}
