import { createDeferred } from '../client/deferred.ts';
import { prepareStore } from '../store/prepared-store.ts';
import { Hub } from './hub.ts';
import type { TabMessage, WorkerMessage } from './messages.ts';

let hub: Hub | null = null;
let nextToken = 0;
const tokens = new Map<number, { resolve: (token: string | null) => void; reject: (error: Error) => void }>();

/** Sends a message to this worker's tab; TypeScript's DOM library types the worker's scope as a window, whose message may be anything. */
const postToTab = (message: WorkerMessage) => globalThis.postMessage(message);

/** The tab holds the session, so it provides access tokens. */
function accessToken(renew: boolean): Promise<string | null> {
  nextToken += 1;
  const id = nextToken;
  const { promise, resolve, reject } = createDeferred<string | null>();
  tokens.set(id, { resolve, reject });
  postToTab({ kind: 'token-please', id, renew });
  return promise;
}

/** Handles a message of this worker's tab. */
export function handleTabMessage(data: TabMessage): void {
  switch (data.kind) {
    case 'prepare':
      prepareStore();
      break;
    case 'start':
      // Sent twice when the page starts its worker before the app: by both.
      if (hub !== null) break;
      hub = new Hub(data, accessToken, postToTab);
      hub.join();
      break;
    case 'request':
      hub?.request(data.id, data.request);
      break;
    case 'token': {
      const waiting = tokens.get(data.id);
      tokens.delete(data.id);
      if (data.failed) waiting?.reject(new Error('the session cannot be renewed now'));
      else waiting?.resolve(data.token);
      break;
    }
    case 'close':
      void hub?.close().then(() => {
        postToTab({ kind: 'closed' });
      });
      break;
  }
}
