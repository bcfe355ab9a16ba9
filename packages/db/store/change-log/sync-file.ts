import type { LogFile } from './change-log.ts';

/** TypeScript's DOM library declares sync access handles for workers only. */
export type WithSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<LogFile> };

/** Names of a store's two files in its folder. */
export const logFileNames = ['changes-1', 'changes-2'] as const;
