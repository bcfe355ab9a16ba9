import type { Worker } from 'node:worker_threads';
import { requireNoWait } from '../limits/request-limit.ts';
import { startThread } from '../threads/start-thread.ts';
import type { DrawnPicture, PictureOrder } from './picture-thread.ts';

/** Heap of the thread; the canvas itself lies outside it. */
const memoryMb = 128;
/** Pictures that may wait for the thread, some 30 ms each. */
const mostWaiting = 40;
/** Seconds after which a refused caller may ask again. */
const waitSeconds = 5;
/** A picture that takes so long is given up, with its thread. */
const patienceMs = 20_000;

type Waiting = { readonly resolve: (picture: Buffer<ArrayBuffer>) => void; readonly reject: (reason: Error) => void };
type Running = { readonly thread: Worker; readonly orders: Map<number, Waiting> };

/**
 * Draws pictures in a thread, one after another: on the event loop they would hold up every request. The thread starts with the first picture.
 * @param closing ends the thread
 * @returns draws one; rejects with ApiError too_many_requests, with `retry-after`, when 40 wait, or with the failure
 */
export function createPictureQueue(closing: AbortSignal): (order: Omit<PictureOrder, 'number'>) => Promise<Buffer<ArrayBuffer>> {
  let running: Running | undefined;
  let last = 0;

  function start(): Running {
    const thread = startThread('pictures', memoryMb);
    const orders = new Map<number, Waiting>();
    const begun = { thread, orders };
    const end = (reason: Error) => {
      if (running === begun) running = undefined;
      for (const { reject } of orders.values()) reject(reason);
      orders.clear();
    };
    thread.on('message', (drawn: DrawnPicture) => {
      const order = orders.get(drawn.number);
      orders.delete(drawn.number);
      if ('failure' in drawn) order?.reject(new Error(drawn.failure));
      else order?.resolve(Buffer.from(drawn.picture.buffer));
    });
    thread.once('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    thread.once('exit', () => end(new Error('the thread of the pictures has ended')));
    // A server that has stopped does not wait for it.
    thread.unref();
    closing.addEventListener('abort', () => void thread.terminate(), { once: true });
    return begun;
  }

  return async (order) => {
    running ??= start();
    const { thread, orders } = running;
    requireNoWait(orders.size >= mostWaiting ? waitSeconds : 0);
    last += 1;
    const number = last;
    const timer = setTimeout(() => void thread.terminate(), patienceMs).unref();
    try {
      return await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
        orders.set(number, { resolve, reject });
        thread.postMessage({ ...order, number } satisfies PictureOrder);
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
