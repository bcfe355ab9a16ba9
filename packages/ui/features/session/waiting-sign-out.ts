import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

const kept = keptValue('signOutWaiting', z.literal(true));

/** Whether somebody signed out here whose session the server has yet to end. */
export const isSignOutWaiting = (): boolean => kept.read() === true;

export const noteSignOut = (): void => void kept.keep(true);

export const signOutDone = (): void => kept.drop();
