import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { anyAnswers } from '@anwurf/db/queries/questionnaires';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type OnboardingVerdict, onboardingVerdict } from './onboarding-verdict.ts';

const any = anyAnswers();

/** The gate's verdict, kept up to date, and a way to look again at once. */
export function useOnboardingVerdict(): { verdict: OnboardingVerdict; retry: () => void } {
  const { sync } = useDatabase();
  const answers = useRows(any);
  return {
    verdict: useSyncState((state) => onboardingVerdict(answers, state)),
    retry: () => {
      sync.now();
      if (answers.state === 'failed') answers.retry();
    },
  };
}
