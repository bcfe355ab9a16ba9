import { electricAddress } from './electric-address.ts';

const patienceMs = 2000;

/** How Electric is: it answers shapes, says itself that it does not yet, or does not answer at all. */
export type ElectricHealth = 'ok' | 'starting' | 'unreachable';

/** Asks Electric how it is; never throws. */
export async function askElectricHealth(url: string): Promise<ElectricHealth> {
  try {
    const answer = await fetch(electricAddress(url, 'v1/health'), { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    await answer.body?.cancel();
    return answer.status === 200 ? 'ok' : 'starting';
  } catch {
    return 'unreachable';
  }
}
