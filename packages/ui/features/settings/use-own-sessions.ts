import { type OwnSession, ownSessionsResponseSchema } from '@anwurf/contract/session';
import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';

/** What the server said; `offline`: nothing, because it was out of reach. */
type OwnSessions =
  | { readonly status: 'waiting' | 'offline' | 'failed' }
  | { readonly status: 'known'; readonly sessions: readonly OwnSession[] };

/** Where the user is signed in. The list lives on the server alone; the second function asks for it again. */
export function useOwnSessions(): readonly [OwnSessions, () => void] {
  const server = useSignedInServer();
  const [state, setState] = useState<OwnSessions>({ status: 'waiting' });

  const look = useCallback(async () => {
    try {
      const { sessions } = await server.json('/api/auth/sessions', ownSessionsResponseSchema);
      setState({ status: 'known', sessions });
    } catch (error) {
      setState({ status: error instanceof RequestError && error.code === 'unreachable' ? 'offline' : 'failed' });
    }
  }, [server]);

  useEffect(() => void look(), [look]);
  return [state, () => void look()];
}
