import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ProcessGroup } from './process-group.ts';
import { answerLimit, type Command, type Remote } from './remote.ts';

/** No first-run pages; a scrollbar would take width from the page. */
const preferences = {
  'marionette.port': 0,
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'de-DE, de',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
};

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** Firefox's own protocol (Marionette): W3C WebDriver's commands as JSON over TCP, which needs no geckodriver. */
class Marionette {
  readonly #waiting = new Map<number, Waiting>();
  #buffer = Buffer.alloc(0);
  #last = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended'));
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Marionette(socket);
  }

  async send(command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
    const id = (this.#last += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const timer = setTimeout(() => this.#waiting.get(id)?.reject(new Error(`no answer to ${command}`)), answerLimit);
    try {
      const result = await answer;
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const colon = this.#buffer.indexOf(':');
      const end = colon + 1 + Number(this.#buffer.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#buffer.length < end) return;
      const message: unknown = JSON.parse(this.#buffer.subarray(colon + 1, end).toString());
      this.#buffer = this.#buffer.subarray(end);
      // The greeting is no list.
      if (Array.isArray(message)) this.#settle(message);
    }
  }

  #settle([, id, error, result]: readonly unknown[]): void {
    const waiting = this.#waiting.get(Number(id));
    if (error === null) waiting?.resolve(result);
    else waiting?.reject(new Error(JSON.stringify(error)));
  }
}

/** Starts Firefox with a profile. */
export async function startFirefox(profile: string): Promise<Remote> {
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const browser = new ProcessGroup('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    HOME: profile,
    MOZ_HEADLESS_WIDTH: '390',
    MOZ_HEADLESS_HEIGHT: '844',
  });
  try {
    const marionette = await Marionette.connect(Number(await browser.prints(/Marionette\s+INFO\s+Listening on port (\d+)/)));
    await marionette.send('WebDriver:NewSession', {});
    return {
      send: (command: Command, parameters = {}) => marionette.send(command, parameters),
      printed: () => browser.printed(),
      // The second when a process of a page ends.
      hasCrashed: () => browser.hasEnded() || /###!!! \[Parent\].*(abnormally|Channel error)|about:tabcrashed/.test(browser.printed()),
      kill: () => browser.kill(),
    };
  } catch (error) {
    await browser.kill();
    throw error;
  }
}
