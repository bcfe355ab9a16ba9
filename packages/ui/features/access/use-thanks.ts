import { useEffect, useEffectEvent } from 'react';
import { showMessage } from '../../kit/toast-queue.ts';
import { celebrate } from './confetti.ts';
import { claimPurchase } from './kept-token.ts';

const purchaseMilliseconds = 500;
const leaveMilliseconds = 1000;

/** Confetti, and the purchase is counted once. */
export function useCelebration(options: { wanted: boolean; token: string | undefined; onPurchase: () => void }): void {
  const { wanted, token } = options;
  const onPurchase = useEffectEvent(options.onPurchase);

  useEffect(() => (wanted ? celebrate() : undefined), [wanted]);

  useEffect(() => {
    if (!wanted || token === undefined) return undefined;
    const timer = setTimeout(() => {
      if (claimPurchase(token)) onPurchase();
    }, purchaseMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, token]);
}

/** Welcomes whoever is signed in, and leads him on a second later. */
export function useWelcome(signedIn: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!signedIn) return undefined;
    showMessage('Willkommen!');
    const timer = setTimeout(() => leave(), leaveMilliseconds);
    return () => clearTimeout(timer);
  }, [signedIn]);
}
