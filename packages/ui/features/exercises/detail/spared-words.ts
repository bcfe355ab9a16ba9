import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import { sparesComplaints } from '@anwurf/domain/plan/complaint-limits';
import { BODY_REGION_LABELS } from '@anwurf/domain/vocabulary/body-region';

/** The worst complaint that an exercise goes against; null: none. */
export function complaintAgainst(
  exercise: Pick<CatalogueExercise, 'stress' | 'contraindications'>,
  complaints: readonly Complaint[],
): Complaint | null {
  const offended = complaints.filter((complaint) => !sparesComplaints([complaint])(exercise));
  return offended.toSorted((one, other) => other.level - one.level)[0] ?? null;
}

/** 'Gerade nicht für dich: Knie 5/10'. */
export function sparedWords({ region, level }: Complaint): string {
  return `Gerade nicht für dich: ${BODY_REGION_LABELS[region]} ${level}/10`;
}
