import { useEffect, useEffectEvent } from 'react';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useSiteFacts } from '../../../site.ts';
import { celebrate } from './confetti.ts';
import { claimPurchase } from '../kept-token.ts';

const purchaseMilliseconds = 500;
const leaveMilliseconds = 1000;

/** Confetti, and the purchase is counted once. */
export function useCelebration(token: string | undefined, onPurchase: () => void): void {
  const countPurchase = useEffectEvent(onPurchase);

  useEffect(() => celebrate(), []);

  useEffect(() => {
    if (token === undefined) return undefined;
    const timer = setTimeout(() => {
      if (claimPurchase(token)) countPurchase();
    }, purchaseMilliseconds);
    return () => clearTimeout(timer);
  }, [token]);
}

/** Says once that the payment is there, and how long the access lasts that it bought. */
export function usePaymentNotice(isPaid: boolean): void {
  const { site, state } = useSiteFacts();
  const isKnown = isPaid && state !== 'waiting';
  const months = state === 'known' ? site.offer.accessMonths : undefined;
  useEffect(() => {
    if (!isKnown) return;
    if (months === undefined) showMessage('Zahlung erfolgreich');
    else
      showMessage(
        `Zahlung erfolgreich – ${months === null ? 'lifetime access' : `Zugang für ${months === 1 ? 'einen Monat' : `${months} Monate`}`}`,
      );
  }, [isKnown, months]);
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
