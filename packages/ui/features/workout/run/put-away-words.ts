import { showMessage } from '../../../kit/overlay/toast-queue.ts';

/** Says that a workout with sets, in whose place another one begins, is in the history. */
export function sayPutAway(sets: number): void {
  if (sets === 0) return;
  showMessage('Neues Training begonnen', `Das angefangene ist mit ${sets === 1 ? 'einem Satz' : `${sets} Sätzen`} gespeichert.`);
}
