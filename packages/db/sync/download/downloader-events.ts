import type { StreamName } from '@anwurf/contract/sync/stream-name';

/** Callbacks of the downloader. */
export type DownloaderEvents = {
  /** The tables of the first screens have been requested; the others follow when this resolves. */
  readonly onFirstTables?: () => Promise<void>;
  /** A stream is up to date. */
  readonly onStream?: (name: StreamName) => void;
  /** Every table of the user and of everybody has been requested. */
  readonly onComplete: () => Promise<void>;
  /** The change feed answered, or `moved` tables changed and have been fetched. */
  readonly onRound: (moved: readonly StreamName[]) => Promise<void>;
  /** Called when it changes whether announced changes are missing. */
  readonly onBehind: (isBehind: boolean) => void;
  /** A table could not be applied; its stream is stored as stopped. */
  readonly onStop: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};
