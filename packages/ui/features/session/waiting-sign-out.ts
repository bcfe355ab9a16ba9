import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

const kept = keptValue('signOutWaiting', z.literal(true));
/** Where the browser keeps nothing, this tab knows it alone. */
let isUnkept = false;

/** Whether somebody signed out here whose session the server has yet to end. */
export const isSignOutWaiting = (): boolean => isUnkept || kept.read() === true;

export function noteSignOut(): void {
  isUnkept = !kept.keep(true);
}

export function signOutDone(): void {
  isUnkept = false;
  kept.drop();
}
