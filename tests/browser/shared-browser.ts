import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { slotIndex } from './worker-slots.ts';

/** The header of an address that nobody else in the run has: requests are limited by address. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** The Chromium of this worker. A fresh context is a fresh device. */
export class SharedBrowser {
  #browser: Browser | undefined;

  async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    this.#browser ??= await chromium.connect(inject('slots')[slotIndex()]?.browser ?? '');
    return this.#browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
      extraHTTPHeaders: ownAddress(),
      ...options,
    });
  }

  /** Open pages. */
  pages(): Page[] {
    return (this.#browser?.contexts() ?? []).flatMap((context) => context.pages());
  }

  /** Closes what was opened here. */
  async closeContexts(): Promise<void> {
    for (const context of this.#browser?.contexts() ?? []) await context.close();
  }

  /** Leaves the browser running for the next file; what was opened here is closed. */
  async leave(): Promise<void> {
    await this.#browser?.close();
  }
}
