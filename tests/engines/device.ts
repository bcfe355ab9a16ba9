import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Player } from '../browser/fixture.ts';
import { EnginePage, type Locator, until } from './engine-page.ts';
import type { Engine } from './engines.ts';
import { newProfile } from './profiles.ts';
import { Relay } from './relay.ts';
import type { Remote } from './remote.ts';

const pictureFolder = join(import.meta.dirname, '../../.cache/failed-tests');

/** Everything that the player did has reached the server. */
export const synced: Locator = { role: 'button', name: /^Abgeglichen/ };

/** A browser with a profile and a network of its own. */
export class Device {
  #remote: Remote | undefined;
  #page: EnginePage | undefined;

  private constructor(
    private readonly engine: Engine,
    private readonly profile: string,
    readonly relay: Relay,
    private readonly pageCache: boolean,
  ) {}

  /** @param options.isSecure the server is reached by https; with a back/forward cache, as Safari has */
  static async make(engine: Engine, serverUrl: string, { isSecure = false } = {}): Promise<Device> {
    const relay = new Relay(Number(new URL(serverUrl).port), isSecure);
    await relay.open();
    const device = new Device(engine, await newProfile(), relay, isSecure);
    await device.start();
    return device;
  }

  get page(): EnginePage {
    if (this.#page === undefined) throw new Error('the browser does not run');
    return this.#page;
  }

  /** Whether the engine itself has failed. */
  hasCrashed(): boolean {
    return this.#remote?.hasCrashed() === true;
  }

  /** Starts the browser, with what its profile has. */
  async start(): Promise<void> {
    this.#remote = await this.engine.start(this.profile, { pageCache: this.pageCache });
    this.#page = new EnginePage(this.#remote, this.relay.url);
  }

  /** Kills the browser, as an empty battery does. */
  async kill(): Promise<void> {
    await this.#remote?.kill();
    this.#remote = undefined;
    this.#page = undefined;
  }

  /** Waits, not for ever, until the browser has written to disk who is signed in: both write localStorage some seconds late. */
  async whenSignInIsOnDisk({ id }: Player): Promise<void> {
    const seen = until(
      () => this.#hasOnDisk(id),
      (isThere) => isThere,
      'the sign-in to be on disk',
      30_000,
    );
    // The database's file may have it in two pieces.
    await seen.catch(() => undefined);
  }

  async #hasOnDisk(userId: string): Promise<boolean> {
    const files = await readdir(this.profile, { recursive: true });
    const databases = files.filter((path) => /\/ls\/data\.sqlite|localstorage/i.test(path));
    // A write-ahead log may vanish meanwhile.
    const contents = await Promise.all(databases.map((path) => readFile(join(this.profile, path)).catch(() => Buffer.alloc(0))));
    return contents.some((content) => content.includes(userId) || content.includes(userId, 0, 'utf16le'));
  }

  /** Keeps a picture and the console of a failed test. */
  async keepEvidence(name: string): Promise<void> {
    if (this.#remote === undefined) return;
    await mkdir(pictureFolder, { recursive: true });
    const path = join(pictureFolder, `${this.engine.name}-${name.replaceAll(/[^\p{Letter}\d]+/gu, '-').slice(0, 80)}.png`);
    const where = await this.#page?.path().catch(String);
    const focus = await this.#page?.focus().catch(String);
    await this.#page?.picture().then((picture) => writeFile(path, picture), console.log);
    console.log(`${where}: ${path}\nfocus: ${focus}\n${this.#remote.printed().slice(-3000)}`);
  }

  async end(): Promise<void> {
    await this.kill();
    await this.relay.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Signs in through the form. */
  async signIn({ email, password }: Player): Promise<void> {
    await this.page.goto('/login');
    await this.page.enter({ role: 'textbox', name: 'E-Mail' }, email);
    await this.page.enter({ role: 'textbox', name: 'Passwort' }, password);
    await this.page.click({ role: 'button', name: 'Anmelden' });
    await this.page.whenAt(/^\/(dashboard|onboarding)/);
  }

  /** Opens a screen of a player; signs in where the browser was killed before it had kept that. */
  async gotoSignedIn(player: Player, path: string, isOpen: Locator): Promise<void> {
    await this.page.goto(path);
    const email: Locator = { role: 'textbox', name: 'E-Mail' };
    const asks = async () => (await this.page.sees(isOpen)) || (await this.page.sees(email));
    await until(asks, (isDrawn) => isDrawn, path);
    if (!(await this.page.sees(email))) return;
    console.log(`~ ${this.engine.name}: signed in again after the kill`);
    await this.signIn(player);
    await this.page.goto(path);
  }

  /** Opens the settings, if the player is not there, and waits until everything has reached the server. */
  async openSettings(player: Player): Promise<void> {
    if ((await this.page.path()) !== '/settings' || !(await this.page.sees(synced))) await this.gotoSignedIn(player, '/settings', synced);
    await this.page.get(synced);
  }

  /** Signs out by the settings, once everything has reached the server. */
  async signOut(player: Player): Promise<void> {
    await this.openSettings(player);
    await this.page.click({ role: 'button', name: /^Abmelden/, inside: 'main' });
    await this.page.whenAt(/^\/(login)?$/);
  }
}
