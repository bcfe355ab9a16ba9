import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { takeFailurePictures } from './failure-pictures.ts';
import { SharedBrowser } from './shared-browser.ts';

/** A decision as the app stores it. */
export function storedConsent(choice: { analytics?: boolean; marketing?: boolean } = {}, version = '1.0'): string {
  const consent = { necessary: true, analytics: false, marketing: false, functional: false, ...choice };
  return JSON.stringify({ version, consent, timestamp: '2026-01-01T00:00:00.000Z' });
}

declare global {
  interface Window {
    /** Directives that the page has violated, kept by `watchPolicy`. */
    violations?: string[];
  }
}

/** Notes what the content security policy refuses. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations?.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

/** People who have never been here: each gets a browser context of its own. */
export class Visitors {
  readonly #browser = new SharedBrowser();

  /** Takes a picture of every open page. */
  recordFailure(testName: string): Promise<void> {
    return takeFailurePictures(this.#browser.pages(), testName);
  }

  /** They leave. */
  go(): Promise<void> {
    return this.#browser.closeContexts();
  }

  stop(): Promise<void> {
    return this.#browser.leave();
  }

  /** @param consent what he has decided before; undecided without it */
  async come(options: BrowserContextOptions = {}, consent?: string): Promise<Page> {
    const context = await this.#browser.newContext(options);
    await watchPolicy(context);
    if (consent !== undefined) {
      await context.addInitScript((text) => {
        if (localStorage.getItem('anwurf.consent') === null) localStorage.setItem('anwurf.consent', text);
      }, consent);
    }
    return context.newPage();
  }
}

/** A browser for visitors of a test file. */
export function useVisitors(): Visitors {
  const visitors = new Visitors();
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await visitors.recordFailure(task.name);
    await visitors.go();
  });
  afterAll(() => visitors.stop(), 60_000);
  return visitors;
}
