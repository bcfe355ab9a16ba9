import { deadline } from '@anwurf/contract/deadline';

/** Sends messages on an event stream. */
export type SseSender = {
  send(messages: readonly string[]): void;
  readonly signal: AbortSignal;
};

/**
 * An event stream (one `data:` line per message) that ends after a while, because of proxies and expiring tokens.
 * @param options.reasonOfEnd read when it ends: sent as a last comment, which clients skip
 * @param run sends until `signal` aborts; the stream ends when it returns
 */
export function streamEvents(
  options: { keepAliveMs: number; closeMs: number; signal: AbortSignal; reasonOfEnd: () => string | undefined },
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
      // Not awaited: a stream sends nothing before its start has returned.
      void work
        .catch(() => undefined)
        .finally(() => {
          clearInterval(keepAlive);
          clear();
          const reason = options.reasonOfEnd();
          if (reason !== undefined) write(`: ${reason}\n\n`);
          if (!ending.signal.aborted) controller.close();
        });
    },
    cancel() {
      ending.abort();
    },
  });
}
