import narrowFont from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import { wordmark } from './logo.tsx';

/** The same by day and night: it is looked at on other people's screens. */
export const pictureColor = {
  court: '#14508f',
  deep: '#0c3a6b',
  line: '#6f9bc9',
  chalk: '#ffffff',
  quiet: '#c3d8ee',
  ball: '#f26a1b',
  onBall: '#101c28',
} as const;

/** Size in px: upright, as stories and chats show it largest. */
export const pictureSize = { width: 1080, height: 1350 } as const;

/** Text at width 100, numerals narrow. */
export interface Face {
  size: number;
  weight: number;
  narrow?: boolean;
  color: string;
  align?: CanvasTextAlign;
}

/** A family of one width: WebKit drops the width from the font of a canvas. */
const narrowFamily = 'Anwurf Narrow';

const fontOf = ({ size, weight, narrow = false }: Omit<Face, 'color' | 'align'>) =>
  `${weight} ${size}px ${narrow ? `'${narrowFamily}', ` : ''}'Archivo Variable', Archivo, system-ui, sans-serif`;

function setFace(ctx: CanvasRenderingContext2D, face: Face): void {
  ctx.font = fontOf(face);
  ctx.fillStyle = face.color;
  ctx.textAlign = face.align ?? 'left';
}

/** Writes a line, smaller where there is no room for it. */
export function write(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: Face,
  room: number = ctx.canvas.width,
): void {
  setFace(ctx, face);
  const { width } = ctx.measureText(text);
  if (width > room) setFace(ctx, { ...face, size: Math.floor((face.size * room) / width) });
  ctx.fillText(text, x, y);
}

/** The words of a text in as few lines as they need, at most so many; what is left over stays in the last one. */
export function linesOf(text: string, mostLines: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || (!fits(longer) && lines.length < mostLines)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Writes a text that may be long in two lines, the last one at this height; still smaller where two have no room. */
export function writeTwoLines(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, face: Face, room: number): void {
  setFace(ctx, face);
  const lines = linesOf(text, 2, (line) => ctx.measureText(line).width <= room);
  for (const [index, line] of lines.entries()) write(ctx, line, x, y - (lines.length - 1 - index) * face.size * 1.2, face, room);
}

/** A line of the half court: so far from the goal, whose posts are 174 apart. */
function traceLine(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(-87, 0, radius, Math.PI, 1.5 * Math.PI);
  ctx.arc(87, 0, radius, 1.5 * Math.PI, 2 * Math.PI);
}

/** The half court, its goal in the middle of the lower edge. */
export function drawCourtLines(ctx: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  ctx.save();
  ctx.translate(width / 2, height);
  ctx.strokeStyle = pictureColor.line;
  ctx.lineWidth = 4;
  ctx.fillStyle = pictureColor.deep;
  traceLine(ctx, 348);
  ctx.fill();
  ctx.stroke();
  ctx.stroke(new Path2D('M-29 -406h58'));
  ctx.setLineDash([43, 43]);
  traceLine(ctx, 522);
  ctx.stroke();
  ctx.restore();
}

/** Our name, its upper left corner at this place. */
export function drawWordmark(ctx: CanvasRenderingContext2D, { x, y, scale }: { x: number; y: number; scale: number }): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.strokeStyle = pictureColor.chalk;
  ctx.fillStyle = pictureColor.chalk;
  ctx.lineWidth = 4.5;
  ctx.stroke(new Path2D(wordmark.letters));
  ctx.setLineDash(wordmark.dashes.split(' ').map(Number));
  ctx.stroke(new Path2D(wordmark.arc));
  ctx.beginPath();
  ctx.arc(15, 20, 4, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

function addNarrowFace(): void {
  if ([...document.fonts].some(({ family }) => family.replaceAll(/["']/g, '') === narrowFamily)) return;
  document.fonts.add(new FontFace(narrowFamily, `url(${narrowFont}) format('woff2-variations')`, { weight: '100 900', stretch: '75%' }));
}

/** The faces must be there before anything is drawn; where they do not come, the system's stand in. */
export async function loadFaces(): Promise<void> {
  addNarrowFace();
  const faces = [fontOf({ size: 40, weight: 420 }), fontOf({ size: 40, weight: 600 }), fontOf({ size: 40, weight: 720, narrow: true })];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
}

/** Draws what all pictures share, in {@link pictureSize}: ground, half court and our name. @throws where there is nothing to draw on */
export async function beginPicture(canvas: HTMLCanvasElement): Promise<CanvasRenderingContext2D> {
  await loadFaces();
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas to draw on');
  ctx.fillStyle = pictureColor.court;
  ctx.fillRect(0, 0, pictureSize.width, pictureSize.height);
  drawCourtLines(ctx, pictureSize);
  drawWordmark(ctx, { x: 80, y: 84, scale: 2.1 });
  return ctx;
}
