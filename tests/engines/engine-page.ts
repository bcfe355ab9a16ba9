import { inspect } from 'node:util';
import * as z from 'zod';
import { EngineCrash, type Remote } from './remote.ts';

/** An element as a player names it: by role and name, or by its text. `inside`: a selector of an element around it. */
export type Locator =
  | { readonly role: keyof typeof roles; readonly name?: string | RegExp; readonly inside?: string }
  | { readonly text: string | RegExp; readonly inside?: string };

const roles = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3, h4',
  dialog: '[role=dialog], [role=alertdialog]',
  progressbar: '[role=progressbar]',
  slider: '[role=slider]',
} as const;

/** Key of an element in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.nullable(z.object({ [elementKey]: z.string() }));
const cookiesSchema = z.array(z.object({ name: z.string(), value: z.string() }));
const handleSchema = z.union([z.string(), z.object({ handle: z.string() }).transform(({ handle }) => handle)]);

/** In ms: two cores may have other work. */
const patience = 90_000;
/** In ms between two looks, which take time from the page that is waited for. */
const lookAgain = 200;

/** Looks until it is good. @throws when `isGood` is never true of what `look` finds */
export async function until<Found, Good extends Found>(
  look: () => Promise<Found>,
  isGood: ((found: Found) => found is Good) | ((found: Found) => boolean),
  what: string,
  limitMs = patience,
): Promise<Good> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (isGood(found)) return found as Good;
    if (Date.now() > deadline) throw new Error(`waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
  }
}

/** Runs in the page: the first visible element that fits, and that takes presses where it `mustTakePresses`. */
function locate(selector: string, source: string, isPattern: boolean, inside: string, mustTakePresses: boolean): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const referred = labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ');
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    return (
      plain(element.getAttribute('aria-label')) ||
      plain(referred) ||
      plain(labels.map((label) => label.textContent).join(' ')) ||
      plain(element.textContent)
    );
  };
  const fits = (element: Element) => (isPattern ? new RegExp(source).test(nameOf(element)) : source === '' || nameOf(element) === source);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const takesPresses = (element: Element) => element.closest(':disabled, [aria-disabled=true]') === null;
  const scopes = inside === '' ? [document] : [...document.querySelectorAll(inside)];
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll(selector)])
    .filter((element) => fits(element) && isShown(element) && (!mustTakePresses || takesPresses(element)));
  // Of nested elements with the same text the innermost.
  const innermost = found.find((element) => !found.some((other) => other !== element && element.contains(other))) ?? null;
  // The drivers scroll only as far as the navigation, which then takes the press.
  if (mustTakePresses) innermost?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return innermost;
}

/** Runs in the page: from now on it is known whether a click reaches this element, or what is in it. */
function noteClicks(element: Element): void {
  Reflect.set(window, 'missedClickOn', element);
  element.addEventListener('click', () => Reflect.set(window, 'missedClickOn', undefined), { capture: true, once: true });
}

/** Runs in the page: whether the element still waits for its click. One that is gone was clicked. */
function hasMissedClick(): boolean {
  return (Reflect.get(window, 'missedClickOn') as Element | undefined)?.isConnected === true;
}

/** A tab in one of the engines. */
export class EnginePage {
  constructor(
    private readonly remote: Remote,
    private readonly url: string,
  ) {}

  /** @param address a path of the app, or a whole address */
  async goto(address: string): Promise<void> {
    await this.remote.send('WebDriver:Navigate', { url: address.startsWith('/') ? this.url + address : address });
  }

  async back(): Promise<void> {
    await this.remote.send('WebDriver:Back');
  }

  /** Runs a function in the page; it must name nothing from outside. */
  async evaluate<Result>(work: (...values: never[]) => Result, ...values: readonly unknown[]): Promise<Awaited<Result>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work.toString()})(...Array.from(arguments).slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await this.remote.send('WebDriver:ExecuteAsyncScript', { script, args: values });
    const { value, error } = answer as { value?: Awaited<Result>; error?: string };
    if (error !== undefined) throw new Error(error);
    return value as Awaited<Result>;
  }

  async #find(locator: Locator, mustTakePresses = false): Promise<string | null> {
    const [selector, wanted] =
      'text' in locator ? ['body *:not(script, style, input, textarea)', locator.text] : [roles[locator.role], locator.name ?? ''];
    const source = typeof wanted === 'string' ? wanted : wanted.source;
    const found = await this.evaluate(
      locate as never,
      selector,
      source,
      typeof wanted !== 'string',
      locator.inside ?? '',
      mustTakePresses,
    ).catch((error: unknown) => {
      if (this.remote.hasCrashed()) throw new EngineCrash(String(error));
      return null;
    });
    return elementSchema.parse(found)?.[elementKey] ?? null;
  }

  async sees(locator: Locator): Promise<boolean> {
    return (await this.#find(locator)) !== null;
  }

  /** Waits until it is shown. @returns its id */
  async get(locator: Locator, { mustTakePresses = false } = {}): Promise<string> {
    return until(
      () => this.#find(locator, mustTakePresses),
      (id) => id !== null,
      `${inspect(locator)} to be shown`,
    );
  }

  /**
   * Clicks as a pointer does, once nothing covers or moves it. A button that has just changed or come takes no press: the click does not
   * reach it, and is made again once it is said to take presses.
   */
  async click(locator: Locator): Promise<void> {
    await this.#patiently(locator, async (id) => {
      await this.evaluate(noteClicks, { [elementKey]: id });
      await this.remote.send('WebDriver:ElementClick', { id });
      // A page that has gone took the click with it.
      if (await this.evaluate(hasMissedClick).catch(() => false)) throw new Error('a click that did not reach it');
    });
  }

  /**
   * Writes into a field instead of what is there, and leaves it. The field is focused and selected as a tap does; the command that clears it
   * looks where it lies, and WebKit may name another place of the rows of a table than it draws and touches (README.md).
   */
  async enter(locator: Locator, text: string): Promise<void> {
    const select = (field: HTMLInputElement) => {
      field.focus({ preventScroll: true });
      field.select();
    };
    await this.#patiently(locator, async (id) => {
      await this.evaluate(select, { [elementKey]: id });
      await this.remote.send('WebDriver:ElementSendKeys', { id, text });
    });
    await this.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /**
   * Points at a place of an element: moves a mouse there, or touches it.
   * @param share of its width, from the left
   */
  async pointAt(locator: Locator, pointerType: 'mouse' | 'touch', share: number): Promise<void> {
    await this.#patiently(locator, async (id) => {
      const width = await this.evaluate((element: Element) => element.getBoundingClientRect().width, {
        [elementKey]: id,
      });
      const move = { type: 'pointerMove', duration: 0, origin: { [elementKey]: id }, x: Math.round((share - 0.5) * width), y: 0 };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const actions = pointerType === 'mouse' ? [move] : [move, ...press];
      await this.remote.send('WebDriver:PerformActions', {
        actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
      });
    });
  }

  /** Moves the mouse to a corner of the window. */
  async restPointer(): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: 1, y: 1 };
    await this.remote.send('WebDriver:PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move] }],
    });
  }

  /** Presses a key where the focus is. @param key as WebDriver writes it */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.remote.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async focusOn(locator: Locator): Promise<void> {
    const focus = (element: HTMLElement) => element.focus();
    await this.#patiently(locator, (id) => this.evaluate(focus, { [elementKey]: id }));
  }

  /** An attribute of an element that is shown. */
  async attribute(locator: Locator, name: string): Promise<string | null> {
    const read = (element: Element, attribute: string) => element.getAttribute(attribute);
    return this.evaluate(read, { [elementKey]: await this.get(locator) }, name);
  }

  /** A screen draws anew while it is looked at. */
  async #patiently(locator: Locator, work: (id: string) => Promise<unknown>): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      const id = await this.get(locator, { mustTakePresses: true });
      try {
        await work(id);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw new Error(`${inspect(locator)}: ${await this.#placeOf(id)}`, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, lookAgain));
      }
    }
  }

  /** Where an element lies by its rectangle and where it is touched, for a failure: a driver only says that something is in the way. */
  async #placeOf(id: string): Promise<string> {
    const look = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const touched = Array.from({ length: window.innerHeight }, (_, row) => row).filter((row) =>
        element.contains(document.elementFromPoint(x + width / 2, row)),
      );
      const inTheWay = document.elementFromPoint(x + width / 2, y + height / 2);
      return `drawn at ${y} to ${y + height}, touched at ${touched.at(0)} to ${touched.at(-1)}, there is ${inTheWay?.outerHTML.slice(0, 200)}`;
    };
    return this.evaluate<string>(look as never, { [elementKey]: id }).catch(String);
  }

  /** The focused element, for a failure. */
  async focus(): Promise<string> {
    return this.evaluate(() => `${document.hasFocus()} ${document.activeElement?.outerHTML.slice(0, 300)}`);
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  async whenAt(path: RegExp): Promise<void> {
    await until(
      () => this.path().catch(() => ''),
      (found) => path.test(found),
      `the address ${path}`,
    );
  }

  /** Opens another tab and goes on there. @returns handles to {@link switchTo} */
  async openTab(): Promise<{ readonly former: string; readonly opened: string }> {
    const former = handleSchema.parse(await this.remote.send('WebDriver:GetWindowHandle'));
    const opened = handleSchema.parse(await this.remote.send('WebDriver:NewWindow', { type: 'tab' }));
    await this.switchTo(opened);
    return { former, opened };
  }

  async switchTo(handle: string): Promise<void> {
    await this.remote.send('WebDriver:SwitchToWindow', { handle });
  }

  async closeTab(): Promise<void> {
    await this.remote.send('WebDriver:CloseWindow');
  }

  /** A cookie that this address gets, those among them that no script can read. */
  async cookie(name: string): Promise<string> {
    const found = cookiesSchema.parse(await this.remote.send('WebDriver:GetCookies')).find((cookie) => cookie.name === name);
    if (found === undefined) throw new Error(`no cookie ${name}`);
    return found.value;
  }

  /** A picture as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.remote.send('WebDriver:TakeScreenshot', { full: false })), 'base64');
  }
}
