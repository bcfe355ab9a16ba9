import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import type { BrowserFixture, Player } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';

type DeviceOptions = {
  readonly viewport?: { width: number; height: number };
  readonly storesApp?: boolean;
  readonly calm?: boolean;
  /** Another tab has the store open all the time: a page that is loaded then needs not open it, which is most of loading it. */
  readonly keepsOpen?: boolean;
};

/** A device that the tests of a file use one after the other. */
export class SharedDevice {
  #player: Player | undefined;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #isUsed = false;

  constructor(
    private readonly browsers: BrowserFixture,
    private readonly options: DeviceOptions,
  ) {}

  /** The signed-in player. */
  get player(): Player {
    if (this.#player === undefined) throw new Error('nobody has signed in');
    return this.#player;
  }
  get context(): BrowserContext {
    if (this.#context === undefined) throw new Error('the device is not open');
    return this.#context;
  }
  /** The test's page: a new one for each, but for the first test of a device that no other tab keeps open, which has that of the sign-in. */
  get page(): Page {
    if (this.#page === undefined) throw new Error('no page');
    return this.#page;
  }

  async start(player: Player): Promise<void> {
    this.#player = player;
    this.#context = await this.browsers.open(this.options.viewport, this.options);
    if (this.options.keepsOpen === true) {
      const first = firstPage(this.#context);
      await this.browsers.signIn(first, player);
      // A screen that nothing leads away from, whatever a test makes of the player.
      await first.goto(`${this.browsers.url}/settings`);
      await first.getByRole('button', { name: /Abgeglichen|Online/ }).waitFor();
    }
    await this.#openPage();
    if (this.options.keepsOpen !== true) await this.browsers.signIn(this.page, player);
  }

  /** Takes back what the test before has changed about the browser: at its end it is still to be seen what it left. */
  async beginTest(): Promise<void> {
    if (!this.#isUsed) {
      this.#isUsed = true;
      return;
    }
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.setOffline(false);
    // The browser's own first page stays, empty or as the tab that has the store open: without a page a browser may end.
    for (const page of this.context.pages().slice(1)) await page.close();
    await this.#openPage();
  }

  /** The other tab lets go of the store: from now on it opens with the test's page, from what is on disk. */
  async closeOtherTab(): Promise<void> {
    await firstPage(this.context).goto('about:blank');
  }

  async #openPage(): Promise<void> {
    this.#page = await this.context.newPage();
    // Two cores may have other work; what is awaited may take its time.
    this.#page.setDefaultTimeout(60_000);
  }
}

/**
 * One device for all tests of a file, with a player signed in: for tests that are not about a new device, which costs five
 * seconds of work. Each test gets a page of its own, and brings the player's rows to where it begins.
 */
export function useSharedDevice(browsers: BrowserFixture, player: () => Promise<Player>, options: DeviceOptions = {}): SharedDevice {
  const device = new SharedDevice(browsers, options);
  beforeAll(async () => device.start(await player()));
  beforeEach(() => device.beginTest());
  return device;
}
