import type { MessagePort } from 'node:worker_threads';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { drawPicture } from './draw-picture.ts';

/** To the thread: a picture to draw. The date of the workout is in words. */
export type PictureOrder = { readonly number: number; readonly report: TrainingReport; readonly date: string };

/** From the thread: the PNG, or why there is none. */
export type DrawnPicture =
  | { readonly number: number; readonly picture: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly failure: string };

/** The thread's half of drawing pictures: draws each as it comes, until the thread is terminated. */
export function runPictureThread(port: MessagePort): void {
  const report = (drawn: DrawnPicture) => port.postMessage(drawn);
  port.on('message', ({ number, report: shown, date }: PictureOrder) => {
    drawPicture({ report: shown }, date).then(
      (picture) => report({ number, picture: new Uint8Array(picture) }),
      (error: unknown) => report({ number, failure: String(error) }),
    );
  });
}
