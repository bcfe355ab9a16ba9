/** An element as `[name, attributes, ...children]`, or a text. */
type PictureNode = string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: PictureNode[]];

/** A screen's look, for the moment before the app has drawn it. Nothing in it can be read aloud or used. */
export interface ScreenPicture {
  /** Path and query of the screen. */
  readonly href: string;
  /** Of the window, in px. */
  readonly width: number;
  readonly height: number;
  /** Of the whole page, in px. */
  readonly pageHeight: number;
  /** Height of what stands below the page, as CSS has it. */
  readonly below: string;
  /** The chosen appearance; null: the device's. */
  readonly theme: string | null;
  /** Paths of the style sheets, in their order; their names carry the hash of what is in them. */
  readonly styles: readonly string[];
  readonly nodes: readonly PictureNode[];
}

/** Attribute of what was scrolled sideways, in px. */
export const scrolledAttribute = 'data-scrolled';

/** In characters, as JSON. Web Storage holds five million, and a start must not wait for the reading. */
const maxLength = 300_000;

/** Layers above a screen are no part of its picture. */
const overlays = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const hasNoLook = new Set(['SCRIPT', 'STYLE', 'LINK', 'IFRAME', 'OBJECT', 'EMBED', 'VIDEO', 'AUDIO', 'CANVAS']);

/** Attributes that make an element usable, announced or unique. */
const usable = /^(on|aria-label|aria-describedby|aria-controls|href$|for$|name$|value$|tabindex$|title$|autofocus$|contenteditable$)/;

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (!usable.test(name) || (name === 'href' && value.startsWith('#'))) attributes[name] = value;
  if (element instanceof HTMLInputElement) {
    delete attributes['checked'];
    if (element.checked) attributes['checked'] = '';
  }
  if (element.scrollLeft > 0) attributes[scrolledAttribute] = String(Math.round(element.scrollLeft));
  return attributes;
}

/** Elements below the window are left out; the rows of a table are not, which make its columns as wide as they are. */
const isInWindow = (element: Element) => element.closest('table') !== null || element.getBoundingClientRect().top < innerHeight;

function nodesOf(parent: Element): PictureNode[] {
  const nodes: PictureNode[] = [];
  for (const child of parent.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    else if (child instanceof Element && !hasNoLook.has(child.tagName) && isInWindow(child))
      nodes.push([child.localName, attributesOf(child), ...nodesOf(child)]);
  }
  return nodes;
}

/** @returns what stands in the window now; null while something lies above it, or where it would be too much to keep */
export function takePicture(): ScreenPicture | null {
  const app = document.getElementById('app');
  if (app === null || document.querySelector(overlays) !== null) return null;
  const picture: ScreenPicture = {
    href: location.pathname + location.search,
    width: innerWidth,
    height: innerHeight,
    pageHeight: document.documentElement.scrollHeight,
    below: getComputedStyle(document.documentElement).getPropertyValue('--below'),
    theme: document.documentElement.dataset['theme'] ?? null,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname),
    nodes: nodesOf(app),
  };
  return JSON.stringify(picture).length > maxLength ? null : picture;
}
