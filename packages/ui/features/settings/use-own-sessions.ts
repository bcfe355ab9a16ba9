import { type OwnSession, ownSessionsResponseSchema } from '@anwurf/contract/session';
import { useEffect, useState } from 'react';
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
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const show = (next: OwnSessions) => {
      if (!isLeft) setState(next);
    };
    server.json('/api/auth/sessions', ownSessionsResponseSchema).then(
      ({ sessions }) => show({ status: 'known', sessions }),
      (error: unknown) => show({ status: error instanceof RequestError && error.code === 'unreachable' ? 'offline' : 'failed' }),
    );
    return () => {
      isLeft = true;
    };
  }, [server, asked]);

  return [state, () => setAsked((before) => before + 1)];
}
