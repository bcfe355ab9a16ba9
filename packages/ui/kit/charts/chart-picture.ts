import { pictureFile, saveFile } from '../picture-file.ts';

/** Properties that style sheets give a drawing; a picture has none. */
const looks = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'stroke-linecap', 'opacity'];
/** Pixels of the picture for one of the screen. */
const scale = 3;

/** A drawing with its looks written into it, without its texts: the fonts of the page do not reach into a picture. */
function standAlone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, part] of [...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part);
    for (const look of looks) copies[index]?.style.setProperty(look, style.getPropertyValue(look));
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function drawDrawing(ctx: CanvasRenderingContext2D, drawing: SVGSVGElement, from: DOMRect): Promise<void> {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standAlone(drawing))}`;
  await image.decode();
  ctx.drawImage(image, left - from.left, top - from.top, width, height);
}

/** Writes each word where it stands on the screen, those of buttons left out. */
function drawWords(ctx: CanvasRenderingContext2D, figure: HTMLElement, from: DOMRect): void {
  ctx.textBaseline = 'middle';
  const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (holder === null || holder.closest('button') !== null) continue;
    const { fontWeight, fontSize, fontFamily, fill, color } = getComputedStyle(holder);
    ctx.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    ctx.fillStyle = holder instanceof SVGElement ? fill : color;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      ctx.fillText(word, left - from.left, top - from.top + height / 2, width);
    }
  }
}

/** The colour on which an element stands. */
function groundOf(element: Element | null): string {
  if (element === null) return 'transparent';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
}

/**
 * Saves a chart as it stands on the screen, with its title and the words of the chosen point.
 * @throws where the browser makes no picture
 */
export async function saveChartPicture(figure: HTMLElement, title: string): Promise<void> {
  const from = figure.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(from.width * scale);
  canvas.height = Math.round(from.height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas to draw on');
  ctx.scale(scale, scale);
  ctx.fillStyle = groundOf(figure);
  ctx.fillRect(0, 0, from.width, from.height);
  for (const drawing of figure.querySelectorAll<SVGSVGElement>('svg')) await drawDrawing(ctx, drawing, from);
  drawWords(ctx, figure, from);
  saveFile(await pictureFile(canvas, `anwurf-${title.toLowerCase().replaceAll(/[^\p{Letter}\d]+/gu, '-')}.png`));
}
