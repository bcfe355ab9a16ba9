import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import type { Side } from '@anwurf/domain/workout/sides';
import type { Recovery } from './use-recoveries.ts';

const sideWords: Readonly<Record<Side, string>> = { left: ' links', right: ' rechts' };

/** 'Knie links'. */
export function injuryWords({ ladder, state }: Pick<Recovery, 'ladder' | 'state'>): string {
  return `${INJURED_REGION_LABELS[ladder.region]}${state.side === null ? '' : sideWords[state.side]}`;
}

/** 'Stufe 3 von 6: Springen und landen'. */
export function stageWords({ ladder, state }: Pick<Recovery, 'ladder' | 'state'>): string {
  return `Stufe ${state.stage + 1} von ${ladder.stages.length}: ${ladder.stages[state.stage]?.name ?? ''}`;
}
