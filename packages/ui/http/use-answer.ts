import type { Readable } from '@anwurf/contract/readable';
import { useCallback, useEffect, useState } from 'react';
import { RequestError } from './request-error.ts';
import { useSignedInServer } from './signed-in-server.tsx';

/** The server's answer; `offline`: none, because it was out of reach. */
export type Asked<Answer> = { readonly status: 'waiting' | 'offline' | 'failed' } | { readonly status: 'known'; readonly answer: Answer };

/**
 * Asks for data of the account that only the server has. The second function asks again.
 * @param schema one that stays the same
 */
export function useAnswer<Answer>(path: string, schema: Readable<Answer>): readonly [Asked<Answer>, () => void] {
  const server = useSignedInServer();
  const [state, setState] = useState<Asked<Answer>>({ status: 'waiting' });

  const ask = useCallback(async () => {
    try {
      setState({ status: 'known', answer: await server.json(path, schema) });
    } catch (error) {
      setState({ status: error instanceof RequestError && error.code === 'unreachable' ? 'offline' : 'failed' });
    }
  }, [server, path, schema]);

  useEffect(() => void ask(), [ask]);
  return [state, () => void ask()];
}
