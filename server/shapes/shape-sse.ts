import { deadline } from '@anwurf/contract/deadline';

/** Sends messages on an event stream. */
export type SseSender = {
  send(messages: readonly string[]): void;
  readonly signal: AbortSignal;
};

/**
 * An event stream (one `data:` line a message) that ends after a while, so that proxies and tokens get a say.
 * @param run sends until `signal` aborts; when it returns, the stream ends
 */
export function streamEvents(
  options: { keepAliveMs: number; closeMs: number; signal: AbortSignal },
  run: (sender: SseSender) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const ending = new AbortController();
  const { signal, clear } = deadline([options.signal, ending.signal], options.closeMs);
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!ending.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const keepAlive = setInterval(() => write(': keep-alive\n\n'), options.keepAliveMs);
      const work = run({ signal, send: (messages) => write(messages.map((message) => `data: ${message}\n\n`).join('')) });
      // Not awaited: a stream whose start has not ended hands nothing out.
      void work
        .catch(() => undefined)
        .finally(() => {
          clearInterval(keepAlive);
          clear();
          if (!ending.signal.aborted) controller.close();
        });
    },
    cancel() {
      ending.abort();
    },
  });
}
