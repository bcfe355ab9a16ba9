import { useEffect, useEffectEvent } from 'react';
import { showMessage } from '../../../kit/toast-queue.ts';
import { celebrate } from './confetti.ts';
import { claimPurchase } from '../kept-token.ts';

const purchaseMilliseconds = 500;
const leaveMilliseconds = 1000;

/** Confetti, and the purchase is counted once. */
export function useCelebration(token: string | undefined, onPurchase: () => void): void {
  const tell = useEffectEvent(onPurchase);

  useEffect(() => celebrate(), []);

  useEffect(() => {
    if (token === undefined) return undefined;
    const timer = setTimeout(() => {
      if (claimPurchase(token)) tell();
    }, purchaseMilliseconds);
    return () => clearTimeout(timer);
  }, [token]);
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
