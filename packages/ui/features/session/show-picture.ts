import { fieldsOf, isText, readAs } from '@anwurf/contract/readable';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import { scrolledAttribute } from './screen-picture.ts';
import { readSignedInRecord } from './signed-in-record.ts';
import { afterPaint } from '../../kit/after-paint.ts';

const pictureId = 'last-screen';

/** In ms. Without the app, the screen must not look ready for longer. */
const longest = 3000;

/** Makes room for a picture. A screen that is drawn before the picture is there takes the room away. */
function roomForPicture(): HTMLElement {
  const room = document.createElement('div');
  room.id = pictureId;
  // It is the look of a screen that is still to come: not to be read aloud, not to be used.
  room.inert = true;
  room.setAttribute('aria-busy', 'true');
  document.body.prepend(room);
  return room;
}

/** Whether a picture is on the screen. */
export const isPictureShown = (): boolean => document.getElementById(pictureId)?.hasChildNodes() === true;

/** Takes the picture away, and the room for one. */
export const dropPicture = (): void => document.getElementById(pictureId)?.remove();

const svg = 'http://www.w3.org/2000/svg';
const forbidden = /^(script|style|link|base|meta|iframe|object|embed)$/i;

/** An address that leads out of the app's own files has no place in a look. */
const isHarmless = (name: string, value: string) =>
  !/^on/i.test(name) && (!/(src|href|srcdoc|action)$/i.test(name) || /^(#|\/(?![/\\]))/.test(value));

function append(parent: Element, nodes: readonly unknown[]): void {
  for (const node of nodes) {
    if (isText(node)) parent.append(node);
    else if (Array.isArray(node)) appendElement(parent, node);
  }
}

function appendElement(parent: Element, [name, attributes, ...children]: readonly unknown[]): void {
  if (!isText(name) || forbidden.test(name)) return;
  const isOfSvg = name === 'svg' || (parent.namespaceURI === svg && parent.localName !== 'foreignObject');
  const element = isOfSvg ? document.createElementNS(svg, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(fieldsOf(attributes)))
    if (isText(value) && isHarmless(attribute, value)) element.setAttribute(attribute, value);
  append(element, children);
  parent.append(element);
}

/** When a style sheet has arrived; one that the page has not yet is asked for. */
async function styled(path: string): Promise<void> {
  const { href } = new URL(path, location.href);
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) => link.href === href);
  if (known !== undefined && known.sheet !== null) return;
  const link = known ?? document.createElement('link');
  const arrived = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
  if (known === undefined) {
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = path;
    document.head.append(link);
  }
  await arrived;
}

/** Reads the stored picture unchecked: it is validated where it is rebuilt. */
function leftPicture(): Readonly<Record<string, unknown>> {
  const user = readSignedInRecord();
  if (user === null || user.ended === true) return {};
  return fieldsOf(keptOfUser('lastScreen', readAs(fieldsOf), user.id).read()?.['picture']);
}

/** When what stands in the page, or is being drawn, is on the screen: after the next frame. */
export const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

/**
 * Puts what the signed-in user's last screen looked like in the place of the app, until that is drawn. Where the window is another
 * than it was, or the style sheets are, nothing is shown.
 * @param appStyles paths of all style sheets of this version
 * @returns when it is on the screen; at once where nothing is shown
 */
export async function showPicture(appStyles: readonly string[]): Promise<void> {
  const picture = leftPicture();
  const { nodes, styles, pageHeight, theme, below } = picture;
  const isFitting =
    picture['href'] === location.pathname + location.search &&
    picture['width'] === innerWidth &&
    typeof picture['height'] === 'number' &&
    picture['height'] >= innerHeight;
  if (!isFitting || !Array.isArray(nodes) || !Array.isArray(styles)) return;
  const isOfApp = (path: unknown): path is string => isText(path) && appStyles.includes(path);
  // The page may still be on its way.
  if (!styles.every(isOfApp) || document.body === null) return;
  const room = roomForPicture();
  addEventListener('popstate', dropPicture, { once: true });
  setTimeout(dropPicture, longest);
  try {
    await Promise.all(styles.map(styled));
    await document.fonts.load('1em "Archivo Variable"');
    // The app did not wait for it any longer.
    if (!room.isConnected) return;
    if (isText(theme)) document.documentElement.dataset['theme'] = theme;
    if (isText(below)) {
      room.style.setProperty('--below', below);
      // The document's own counts with what stands below it now.
      room.style.setProperty('--window', 'calc(100dvh - var(--below))');
    }
    // The page scrolls as it did, or does not.
    if (typeof pageHeight === 'number') room.style.minHeight = `${pageHeight}px`;
    append(room, nodes);
    for (const element of room.querySelectorAll(`[${scrolledAttribute}]`))
      element.scrollLeft = Number(element.getAttribute(scrolledAttribute));
    await painted();
  } catch {
    room.remove();
  }
}
