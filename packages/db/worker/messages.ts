import type { NewMutation } from '../sync/upload/new-mutation.ts';
import type { SyncProblemCode, SyncState } from '../sync/sync-state.ts';

/** Kind of store: `opfs` where sync access handles work, else `idb`; `auto` detects it. */
export type StorePreference = 'auto' | 'opfs' | 'idb';

/** First message of a tab to its worker. */
export type Start = {
  readonly kind: 'start';
  readonly userId: string;
  readonly baseUrl: string;
  readonly store: StorePreference;
};

/** Optional message before the start: a user who is new to this device is about to sign in, and will need a new store. */
export type Prepare = { readonly kind: 'prepare' };

/** A tab's request to the database, wherever it runs. Every request is idempotent. */
export type Request =
  | { readonly kind: 'query'; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly kind: 'live'; readonly liveId: string; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly kind: 'unlive'; readonly liveId: string }
  | { readonly kind: 'write'; readonly mutations: readonly NewMutation[] }
  | { readonly kind: 'retry'; readonly mutationId: string }
  | { readonly kind: 'discard'; readonly mutationId: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'offline' };

/** Outcome of a request. */
export type Reply = { readonly ok: true; readonly rows: unknown[] } | Refusal;

/** Why something was not done; with a code where the interface can explain it. */
export type Refusal = { readonly ok: false; readonly message: string; readonly code?: SyncProblemCode };

/** Tab → its own worker. */
export type TabMessage =
  | Prepare
  | Start
  | { readonly kind: 'request'; readonly id: number; readonly request: Request }
  | { readonly kind: 'token'; readonly id: number; readonly token: string | null; readonly failed: boolean }
  | { readonly kind: 'close' };

/** Worker → its own tab. */
export type WorkerMessage =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'rows'; readonly liveId: string; readonly rows: unknown[] }
  | { readonly kind: 'state'; readonly state: SyncState }
  /** Whether this worker holds the lease: its tab then answers for it while it is busy. */
  | { readonly kind: 'holds'; readonly isHolder: boolean }
  | { readonly kind: 'token-please'; readonly id: number; readonly renew: boolean }
  | { readonly kind: 'closed' };

/** Worker ↔ worker, on the broadcast channel of one database. `to` names the receiving worker. */
export type PeerMessage =
  | { readonly kind: 'hello' }
  | { readonly kind: 'leader'; readonly leader: string }
  | { readonly kind: 'ask'; readonly to: string; readonly from: string; readonly id: number; readonly request: Request }
  | { readonly kind: 'answer'; readonly to: string; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'rows'; readonly to: string; readonly liveId: string; readonly rows: unknown[] }
  | { readonly kind: 'gone'; readonly from: string }
  | { readonly kind: 'state'; readonly state: SyncState };
