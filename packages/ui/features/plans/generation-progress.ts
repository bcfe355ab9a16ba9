import type { PlanGeneration } from '@anwurf/db/queries/plan-generation';

/** After this long the player may cancel or refresh. */
export const longAfterMilliseconds = 2 * 60_000;
/** After this long it is said again, more clearly. */
export const veryLongAfterMilliseconds = 6 * 60_000;
/** After this long nobody waits any more. */
export const giveUpAfterMilliseconds = 15 * 60_000;

/** How a generation stands. `saved`: only on this device; `handed-over`: the server works on it. */
export type GenerationStage = 'saved' | 'handed-over' | 'done' | 'failed';

export function generationStage(generation: Pick<PlanGeneration, 'status' | 'planHere'>, handedOver: boolean): GenerationStage {
  if (generation.status === 'fehlgeschlagen' || generation.status === 'abgebrochen') return 'failed';
  if (generation.status === 'abgeschlossen' && generation.planHere) return 'done';
  return handedOver || generation.status === 'abgeschlossen' ? 'handed-over' : 'saved';
}

/**
 * Percent shown: 35 once answers, profile and request are stored, from 70 on while the server works – rising with the
 * time waited (ms), never above 90 – and 100 at the end.
 */
export function generationPercent(stage: GenerationStage, waitedMilliseconds: number): number {
  if (stage === 'done') return 100;
  if (stage !== 'handed-over') return 35;
  const towardsCap = 1 - Math.exp(-waitedMilliseconds / 60_000);
  return Math.floor(70 + 20 * towardsCap);
}
