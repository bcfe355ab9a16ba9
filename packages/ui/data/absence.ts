import { useSyncState } from '@anwurf/db/client/react';
import type { SyncState } from '@anwurf/db/client/local-database';
import { CloudOff, type LucideIcon, WifiOff } from 'lucide-react';

/** Why the device is without the server, as a sentence, and what ends it, as the end of one. */
export type Absence = { readonly Icon: LucideIcon; readonly reason: string; readonly end: string };

/** Without a network. */
export const NO_RECEPTION: Absence = { Icon: WifiOff, reason: 'Kein Empfang.', end: 'sobald du wieder Empfang hast' };

const NO_SERVER: Absence = { Icon: CloudOff, reason: 'Der Server antwortet nicht.', end: 'sobald der Server antwortet' };

/** @returns null when the device is not without the server */
export function describeAbsence({ connection, isServerAway }: Pick<SyncState, 'connection' | 'isServerAway'>): Absence | null {
  if (connection !== 'offline') return null;
  return isServerAway ? NO_SERVER : NO_RECEPTION;
}

/** Whether, and why, the device is without the server. */
export const useAbsence = (): Absence | null => useSyncState(describeAbsence);
