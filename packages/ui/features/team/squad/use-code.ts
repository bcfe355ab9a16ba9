import type { CodeAnswer, TeamRole } from '@anwurf/contract/team';
import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { teamWords, useTeamRequests } from '../team-requests.ts';

const words = { ...teamWords, title: 'Der Code ist nicht da', text: 'Bitte versuche es erneut.' };

export type CodeState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'there'; readonly code: CodeAnswer };

/** The open code of a role; one is made where there is none. */
export function useCode(team: string, role: TeamRole) {
  const requests = useTeamRequests();
  const [found, setFound] = useState<CodeState>({ state: 'loading' });

  const load = useCallback(
    async (signal?: AbortSignal, isNew = false) => {
      setFound({ state: 'loading' });
      try {
        const { codes } = isNew ? { codes: [] } : await requests.codes(team, signal);
        const open = codes.find((one) => one.role === role) ?? (await requests.renewCode(team, role));
        if (signal?.aborted !== true) setFound({ state: 'there', code: open });
      } catch (error) {
        if (signal?.aborted !== true) setFound({ state: 'failed', failure: failureOf(error, words) });
      }
    },
    [requests, team, role],
  );
  useEffect(() => {
    const giveUp = new AbortController();
    void load(giveUp.signal);
    return () => giveUp.abort();
  }, [load]);
  return { found, retry: () => void load(), renew: () => void load(undefined, true) };
}
