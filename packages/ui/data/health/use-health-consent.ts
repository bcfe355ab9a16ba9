import type { HealthPurpose } from '@anwurf/contract/health-consent';
import { type HealthDecision, healthDecisions } from '@anwurf/db/queries/health-consents';
import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';

const decisions = healthDecisions();

/** The decision about health data that holds; null: not asked yet. Loading until other devices' decisions have arrived. */
export function useHealthConsent(purpose: HealthPurpose = 'coaching'): Loadable<HealthDecision | null> {
  const known = useRows(decisions);
  return known.state === 'rows' ? { state: 'rows', value: known.value.find((decision) => decision.purpose === purpose) ?? null } : known;
}
