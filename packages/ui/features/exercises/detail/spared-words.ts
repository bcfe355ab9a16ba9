import type { Objection } from '@anwurf/domain/coach/objection';
import { BODY_REGION_LABELS } from '@anwurf/domain/vocabulary/body-region';

/** 'Gerade nicht für dich: Knie 5/10'; on the way back after an injury 'Noch nicht auf deinem Weg zurück: Knie'. */
export function sparedWords({ region, level }: Objection): string {
  const label = BODY_REGION_LABELS[region];
  return level === null ? `Noch nicht auf deinem Weg zurück: ${label}` : `Gerade nicht für dich: ${label} ${level}/10`;
}
