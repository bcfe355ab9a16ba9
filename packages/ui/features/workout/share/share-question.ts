import { keptOfUser } from '../../../storage/kept-of-user.ts';
import * as z from 'zod/mini';

const asked = (userId: string) => keptOfUser('shareQuestion', z.uuid(), userId);

/** Notes that a workout has just been finished: its summary will ask once whether to share it. */
export function askToShare(userId: string, workoutId: string): void {
  asked(userId).keep(workoutId);
}

/** Whether the summary of this workout still has to ask. */
export function mustAskToShare(userId: string, workoutId: string): boolean {
  return asked(userId).read() === workoutId;
}

/** The question was put; it is not put again. */
export function dropShareQuestion(userId: string): void {
  asked(userId).drop();
}
