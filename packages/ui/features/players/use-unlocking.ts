import { playerSearchResponseSchema } from '@anwurf/contract/players';
import { useSyncState } from '@anwurf/db/client/react';
import { useHasAccess } from '@anwurf/db/queries/react/use-access-end';
import { useCallback, useState } from 'react';
import { useWhenReachable } from '../../data/use-when-reachable.ts';
import { RequestError } from '../../http/request-error.ts';
import { requestJson } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';

const probe = '/api/players?pageSize=1';

type Unlocking = 'unknown' | 'unlocked' | 'locked' | 'offline';

/**
 * Whether the values of all players are open to this browser: by signing in, which the device knows, or by an e-mail given before, for
 * which the server is asked.
 */
export function useUnlocking(now: Date): { state: Unlocking; look: () => Promise<void> } {
  const server = useSignedInServer();
  const access = useHasAccess(now);
  const isSignedOut = useSyncState(({ connection }) => connection === 'signed-out');
  const isUnlocked = !isSignedOut && access.state === 'rows' && access.value;
  const isAsked = isSignedOut || access.state === 'failed' || (access.state === 'rows' && !access.value);
  const [answered, setState] = useState<Unlocking>('unknown');

  const look = useCallback(async () => {
    if (!isAsked) return;
    try {
      const answer = await server.json(probe, playerSearchResponseSchema).catch((error: unknown) => {
        // Signed out by the server: the browser may still have unlocked them by e-mail.
        if (error instanceof RequestError && error.code === 'unauthenticated') return requestJson(probe, playerSearchResponseSchema);
        throw error;
      });
      setState(answer.unlocked ? 'unlocked' : 'locked');
    } catch {
      setState('offline');
    }
  }, [server, isAsked]);

  const state = isUnlocked ? 'unlocked' : answered;
  const offline = useWhenReachable(look, state === 'offline');
  return { state: offline && state !== 'unlocked' ? 'offline' : state, look };
}
