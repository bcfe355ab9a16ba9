import { anyHealthData, parentalState } from '@anwurf/db/queries/health-consents';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { BirthDateQuestion } from './birth-date-question.tsx';
import { HealthConsentQuestion } from './health-consent-question.tsx';
import { ParentalQuestion } from './parental-question.tsx';

const parental = parentalState();
const anyData = anyHealthData();

export interface HealthPermissionProps {
  /** Called when the question is answered with no. */
  onRefused: () => void;
}

/** Asks for what is missing before health data may be stored: under 16 the parents' consent, then the player's own. */
export function HealthPermission({ onRefused }: HealthPermissionProps) {
  const parents = useFirstRow(parental);
  const hasData = loadedOr(useFirstRow(anyData, { canBeEmpty: true }), null) !== null;
  const [isYounger, setYounger] = useState(false);
  if (parents.state !== 'rows') return <NotLoaded data={parents} skeleton={<Skeleton height="320px" />} />;
  const state = parents.value;
  if (state?.isNeeded === true && state.decision !== 'granted') {
    return <ParentalQuestion parents={state} hasData={hasData} onRefused={onRefused} />;
  }
  if (isYounger) return <BirthDateQuestion onBack={() => setYounger(false)} />;
  const asksAge = state?.knowsBirthDate !== true;
  return <HealthConsentQuestion hasData={hasData} onRefused={onRefused} onYounger={asksAge ? () => setYounger(true) : undefined} />;
}
