import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { Objection } from '@anwurf/domain/coach/objection';
import type { SwapReason, SwapSuggestion, SwapWish } from '@anwurf/domain/coach/swap-suggestions';
import { ownSetsText } from '@anwurf/domain/exercise/own-exercise';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { equipmentLabel } from '@anwurf/domain/vocabulary/equipment';
import type { Metric } from '@anwurf/domain/vocabulary/unit';

export const wishLabels: Readonly<Record<SwapWish, string>> = {
  busy: 'Gerät besetzt',
  pain: 'tut weh',
  too_hard: 'zu schwer',
  too_easy: 'zu leicht',
};

const reasonLabels: Readonly<Record<SwapReason, string>> = {
  same_movement: 'gleiche Bewegung',
  same_purpose: 'gleicher Zweck',
  easier: 'etwas leichter',
  harder: 'etwas schwerer',
  no_equipment: 'ohne Gerät',
};

/** Reasons for an exercise: 'gleiche Bewegung, etwas leichter'. */
export function reasonWords({ reasons }: Pick<SwapSuggestion<unknown>, 'reasons'>): string {
  return reasons.map((reason) => reasonLabels[reason]).join(', ');
}

function againstWords({ region, level }: Objection): string {
  const label = INJURED_REGION_LABELS[region];
  return level === null ? `noch nicht auf dem Weg zurück: ${label}` : `nicht mit ${label} ${level}/10`;
}

/** 'Eigene Übungen · 3 × 30 s', and that it is the same movement. */
export function ownNote(own: OwnExercise, isAlike: boolean): string {
  return [own.position === '' ? 'Allgemein' : own.position, ownSetsText(own), ...(isAlike ? [reasonLabels.same_movement] : [])].join(' · ');
}

/** Reasons against it: 'fehlt: Langhantel', 'nicht mit Knie 5/10'; null: none. */
export function objectionWords({ missing, against }: Pick<SwapSuggestion<unknown>, 'missing' | 'against'>): string | null {
  const words = [
    ...(against === null ? [] : [againstWords(against)]),
    ...(missing.length === 0 ? [] : [`fehlt: ${missing.map(equipmentLabel).join(', ')}`]),
  ];
  return words.length === 0 ? null : words.join(' · ');
}

/** Unit of a swap's second number. */
export const amountLabels: Readonly<Record<Metric, { label: string; unit: string }>> = {
  weight_reps: { label: 'Wiederholungen', unit: 'Wdh.' },
  reps: { label: 'Wiederholungen', unit: 'Wdh.' },
  seconds: { label: 'Sekunden', unit: 'Sekunden' },
  metres: { label: 'Meter', unit: 'Meter' },
};
