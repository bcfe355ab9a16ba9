import { useSyncState } from '@anwurf/db/client/react';
import type { SyncState } from '@anwurf/db/client/local-database';
import { CloudOff, type LucideIcon, WifiOff } from 'lucide-react';

/** Why the device is without the server, as a sentence, and what ends it, as the end of one. */
type Absence = { readonly Icon: LucideIcon; readonly reason: string; readonly end: string };

/** @returns null when the device is not without the server */
export function describeAbsence({ connection, isServerAway }: Pick<SyncState, 'connection' | 'isServerAway'>): Absence | null {
  if (connection !== 'offline') return null;
  return isServerAway
    ? { Icon: CloudOff, reason: 'Der Server antwortet gerade nicht.', end: 'sobald er wieder da ist' }
    : { Icon: WifiOff, reason: 'Kein Empfang.', end: 'sobald du wieder Empfang hast' };
}

/** Whether, and why, the device is without the server. */
export const useAbsence = (): Absence | null => describeAbsence(useSyncState());
