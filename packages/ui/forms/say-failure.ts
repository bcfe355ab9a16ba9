import { showFailure } from '../kit/overlay/toast-queue.ts';

/** Says it when something that was done with one tap could not be kept. */
export async function sayFailure(work: Promise<unknown>, title: string, text?: string): Promise<void> {
  try {
    await work;
  } catch {
    showFailure(title, text);
  }
}
