import type { Page } from 'playwright-core';

/** Windows in which nothing may be lost: small phones, and text at twice its size. */
const sizes = [
  { width: 320, text: '100%' },
  { width: 390, text: '100%' },
  { width: 390, text: '200%' },
] as const;

/** Text that is still lost after this long stays lost. */
const patienceMs = 10_000;

/** Runs in the page: what is wider than the window, and which controls and numbers are cut off. */
function findLost(): string[] {
  const edge = document.documentElement.clientWidth;
  const wordsOf = (element: Element) =>
    element instanceof HTMLInputElement ? `${element.ariaLabel ?? ''} ${element.value}` : element.textContent;
  const shown = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${wordsOf(element).slice(0, 40)}`;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** The sides between which an element can be seen: those of what clips it and of the window, up to what can be scrolled. Null: it is hidden. */
  const sidesOf = (element: Element): readonly [left: number, right: number] | null => {
    let [first, last] = [-Infinity, Infinity];
    for (let around = element.parentElement; around instanceof HTMLElement && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const { left, right, width } = around.getBoundingClientRect();
      if (width <= 1 || style.clipPath !== 'none' || around.inert) return null;
      if (scrolls(around)) return [first, last];
      if (/hidden|clip/.test(style.overflowX)) [first, last] = [Math.max(first, left), Math.min(last, right)];
    }
    return [Math.max(0, first), Math.min(edge, last)];
  };
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - edge;
  if (beyond > 0) {
    const wide = [...document.querySelectorAll('body :not(svg *)')].filter(
      (element) => element.getBoundingClientRect().right > Math.max(edge, sidesOf(element)?.[1] ?? Infinity) + 1,
    );
    found.push(`the page scrolls sideways by ${beyond} px: ${wide.slice(-3).map(shown).join('; ')}`);
  }
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, [role=radio], [role=tab], h1, h2, h3')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const sides = sidesOf(element);
    const style = getComputedStyle(element);
    if (sides === null || width <= 1 || height <= 1 || style.visibility === 'hidden' || style.opacity === '0') continue;
    if (left < sides[0] - 1 || right > sides[1] + 1) found.push(`cut off at ${Math.round(left)}–${Math.round(right)}: ${shown(element)}`);
    // A typed text may be longer than the field; a number is read as a whole, or as another one.
    const isText =
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !/numeric|decimal/.test(element.inputMode);
    if (!isText && style.display !== 'inline' && !scrolls(element) && element.scrollWidth > element.clientWidth + 1) {
      found.push(`holds ${element.scrollWidth} of ${element.clientWidth} px: ${shown(element)}`);
    }
  }
  return found;
}

/** Runs in the page: words that end a line in their middle, where no hyphen stands. @param names words that may, as nobody can divide them */
function findTorn(names: readonly string[]): string[] {
  const torn = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (names.some((name) => text.includes(name)) || node.parentElement?.closest('script, style, svg') !== null) continue;
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width <= 1 || range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      let line: number | undefined;
      for (let place = index; place < index + word.length; place += 1) {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        // The letter after a soft hyphen has a box at the end of the line before, too.
        const { top, height } = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
        if (line !== undefined && top > line + height / 2) torn.add(`${word.slice(0, place - index)}|${word.slice(place - index)}`);
        line = top;
      }
    }
  }
  return [...torn];
}

/**
 * Lists what a page loses in small windows and with large text: what lies beyond the window's edge, controls and numbers in fields
 * that are cut off, words of ours that a line tears. The window is as before afterwards.
 * @param names words that a line may tear
 */
export async function lostAtWidths(page: Page, names: readonly string[]): Promise<string[]> {
  const before = page.viewportSize();
  const lost: string[] = [];
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return new Promise(requestAnimationFrame);
    }, text);
    let found = await page.evaluate(findLost);
    // A chart takes its new width some frames after the window.
    for (const end = Date.now() + patienceMs; found.length > 0 && Date.now() < end;) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      found = await page.evaluate(findLost);
    }
    // Twice as large, a long word has no room on a phone.
    if (text === '100%') found.push(...(await page.evaluate(findTorn, names)).map((word) => `torn: ${word}`));
    lost.push(...found.map((one) => `${width} px, ${text}: ${one}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before !== null) await page.setViewportSize(before);
  return lost;
}
