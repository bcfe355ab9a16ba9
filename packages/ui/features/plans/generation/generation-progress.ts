import type { PlanGeneration } from '@anwurf/db/queries/plan-generation';
import { generationTimes } from './generation-times.ts';

/**
 * How a generation stands. `saved`: only on this device; `sending`: on its way to the server; `handed-over`: the
 * server works on it.
 */
export type GenerationStage = 'saved' | 'sending' | 'handed-over' | 'done' | 'failed' | 'cancelled';

/** This device's state of the request on its way to the server. */
export interface Delivery {
  online: boolean;
  /** Nothing waits to be sent. */
  allSent: boolean;
}

export function generationStage(
  { status, planHere }: Pick<PlanGeneration, 'status' | 'planHere'>,
  { online, allSent }: Delivery,
): GenerationStage {
  if (status === 'fehlgeschlagen') return 'failed';
  if (status === 'abgebrochen') return 'cancelled';
  if (status === 'abgeschlossen') return planHere ? 'done' : 'handed-over';
  if (!online) return 'saved';
  return allSent ? 'handed-over' : 'sending';
}

/** Percent at the end of each phase before the waiting: answers, profile, request, sending, handing over. */
const phases = [10, 25, 35, 50, 65];
const reached: Readonly<Record<GenerationStage, number>> = {
  saved: 35,
  sending: 50,
  'handed-over': 70,
  done: 100,
  failed: 35,
  cancelled: 35,
};
const waitingCap = 90;

/**
 * Percent shown: never more than has really happened, and one phase after the other. While the server works it rises
 * from 70 with the time waited and stays at 90.
 * @param elapsed milliseconds since the plan was asked for
 * @param waited milliseconds since it was handed over
 */
export function generationPercent(stage: GenerationStage, elapsed: number, waited: number): number {
  if (stage === 'done') return 100;
  const phase = phases[Math.max(0, Math.floor(elapsed / generationTimes.phase))];
  if (stage !== 'handed-over' || phase !== undefined) return Math.min(reached[stage], phase ?? 100);
  const towardsCap = 1 - Math.exp(-waited / 60_000);
  return Math.floor(reached[stage] + (waitingCap - reached[stage]) * towardsCap);
}

/** How many of the five steps below the gauge are done; the one after them is the current one. */
export function doneSteps(percent: number): number {
  if (percent === 100) return 5;
  if (percent >= 65) return 3;
  return percent >= 25 ? 2 : 1;
}
