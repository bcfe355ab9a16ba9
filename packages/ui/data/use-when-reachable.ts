import { useSyncState } from '@anwurf/db/client/react';
import { describeAbsence, NO_RECEPTION } from './absence.ts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Asks the server at the start, and again whenever the network comes back.
 * @param ask the same function while the question is the same; it deals with its own failures
 * @param isMissing the last answer is missing for want of a network: asked before the sync knew that there was none, it is asked again
 * when there is one, also when the sync never was offline between
 * @returns whether there is no network
 */
export function useWhenReachable(ask: () => Promise<unknown>, isMissing: boolean): boolean {
  const connection = useSyncState((state) => state.connection);
  // A server that answers 5xx to the sync may answer this: the sync needs Electric as well.
  const isOffline = useSyncState((state) => describeAbsence(state) === NO_RECEPTION);
  useEffect(() => {
    if (!isOffline) void ask();
  }, [ask, isOffline]);

  const onOnline = useEffectEvent(() => {
    if (isMissing) void ask();
  });
  useEffect(() => {
    if (connection === 'online') onOnline();
  }, [connection]);
  return isOffline;
}
