import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { answersGiven } from '@anwurf/db/queries/questionnaires';
import { useEffect, useState } from 'react';
import { type LocalAnswers, type OnboardingVerdict, onboardingVerdict } from './onboarding-verdict.ts';

const { sql, params } = answersGiven();

/** The gate's verdict, kept up to date. */
export function useOnboardingVerdict(): OnboardingVerdict {
  const db = useDatabase();
  const sync = useSyncState();
  const [answers, setAnswers] = useState<LocalAnswers>('unknown');

  useEffect(() => {
    let current = true;
    const live = db.live.query<{ given: boolean }>(sql, [...params], ({ rows }) => {
      if (current) setAnswers(rows[0]?.given === true ? 'given' : 'none');
    });
    live.catch(() => {
      if (current) setAnswers('unreadable');
    });
    return () => {
      current = false;
      void live.then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
    };
  }, [db]);

  return onboardingVerdict(answers, sync);
}
