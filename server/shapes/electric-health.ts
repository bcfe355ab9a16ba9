import { electricAddress } from './electric-address.ts';

const patienceMs = 2000;

/** Electric's state: serves shapes, reports that it does not yet, or does not answer. */
export type ElectricHealth = 'ok' | 'starting' | 'unreachable';

/** Requests Electric's health; never throws. */
export async function askElectricHealth(url: string): Promise<ElectricHealth> {
  try {
    const answer = await fetch(electricAddress(url, 'v1/health'), { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    await answer.body?.cancel();
    return answer.status === 200 ? 'ok' : 'starting';
  } catch {
    return 'unreachable';
  }
}
