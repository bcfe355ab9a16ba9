import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { reportFacts, reportHero, reportTitle } from '@anwurf/domain/workout/report-words';
import type { ReportedRecord } from '@anwurf/domain/workout/training-report';
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { SharedReport } from './read-report.ts';
import { wordmark } from './wordmark.ts';

/** Size in px that every messenger shows. */
export const pictureWidth = 1200;
export const pictureHeight = 630;

const color = {
  court: '#14508f',
  deep: '#0c3a6b',
  line: '#6f9bc9',
  chalk: '#ffffff',
  quiet: '#c3d8ee',
  ball: '#f26a1b',
  onBall: '#101c28',
} as const;

type Face = { size: number; weight: number; width: number; color: string; align?: 'left' | 'center' | 'right' };

/** Loaded for the first picture: most servers draw none for a while. */
async function loadCanvas() {
  const canvas = await import('@napi-rs/canvas');
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json')), 'files');
  for (const [file, name] of [
    ['archivo-latin-wdth-normal.woff2', 'Archivo'],
    ['archivo-latin-ext-wdth-normal.woff2', 'Archivo Ext'],
  ] as const)
    canvas.GlobalFonts.registerFromPath(join(folder, file), name);
  return canvas;
}
let loading: ReturnType<typeof loadCanvas> | undefined;

function setFace(ctx: SKRSContext2D, { size, weight, width, color: fill, align = 'left' }: Face): void {
  // The shorthand accepts only hundreds; the axes accept every weight.
  ctx.font = `${Math.round(weight / 100) * 100} ${size}px Archivo, "Archivo Ext", sans-serif`;
  ctx.fontVariationSettings = `'wght' ${weight}, 'wdth' ${width}`;
  ctx.fillStyle = fill;
  ctx.textAlign = align;
}

/** The longest beginning that fits, with … if cut. */
function fitting(ctx: SKRSContext2D, text: string, maxWidth: number): string {
  if (ctx.measureText(text).width <= maxWidth) return text;
  const characters = Array.from(text);
  let [shortest, longest] = [0, characters.length];
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (ctx.measureText(`${characters.slice(0, middle).join('').trimEnd()}…`).width <= maxWidth) shortest = middle;
    else longest = middle - 1;
  }
  return `${characters.slice(0, shortest).join('').trimEnd()}…`;
}

function write(ctx: SKRSContext2D, text: string, x: number, y: number, face: Face, maxWidth = pictureWidth): void {
  setFace(ctx, face);
  ctx.fillText(fitting(ctx, text, maxWidth), x, y);
}

/** Numbers are never cut: they shrink. */
function writeNumber(ctx: SKRSContext2D, text: string, x: number, y: number, face: Face, maxWidth: number): void {
  setFace(ctx, face);
  const { width } = ctx.measureText(text);
  setFace(ctx, { ...face, size: Math.min(face.size, Math.floor((face.size * maxWidth) / width)) });
  ctx.fillText(text, x, y);
}

function drawWordmark(ctx: SKRSContext2D, Path: new (d: string) => Path2D): void {
  ctx.save();
  ctx.translate(70, 60);
  ctx.scale(1.9, 1.9);
  ctx.strokeStyle = color.chalk;
  ctx.fillStyle = color.chalk;
  ctx.lineWidth = 4.5;
  ctx.stroke(new Path(wordmark.letters));
  ctx.setLineDash([...wordmark.arcDashes]);
  ctx.stroke(new Path(wordmark.arc));
  ctx.beginPath();
  ctx.arc(wordmark.ball.x, wordmark.ball.y, wordmark.ball.radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

/** A line of the half court at a distance from the goal, whose posts are 174 apart. */
function traceLine(ctx: SKRSContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(-87, 0, radius, Math.PI, 1.5 * Math.PI);
  ctx.arc(87, 0, radius, 1.5 * Math.PI, 2 * Math.PI);
}

/** Half a court at the lower edge, as far right as its goal area does not touch the large number. */
function drawCourt(ctx: SKRSContext2D): void {
  ctx.save();
  ctx.translate(courtX, pictureHeight);
  ctx.scale(0.62, 0.62);
  ctx.strokeStyle = color.line;
  ctx.lineWidth = 5;
  ctx.fillStyle = color.deep;
  traceLine(ctx, 348);
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([43, 43]);
  traceLine(ctx, 522);
  ctx.stroke();
  ctx.restore();
}

const courtX = 905;

function drawRecord(ctx: SKRSContext2D, { value, kind, reps }: ReportedRecord): void {
  const [x, y] = [1040, 172];
  ctx.fillStyle = color.ball;
  ctx.beginPath();
  ctx.arc(x, y, 118, 0, 2 * Math.PI);
  ctx.fill();
  const unit = kind === 'weight' && reps !== null ? `${recordUnit(kind)} × ${reps}` : recordUnit(kind);
  const face = { weight: 600, color: color.onBall, align: 'center' } as const;
  write(ctx, 'Bestleistung', x, y - 52, { ...face, size: 23, width: 100 });
  writeNumber(ctx, recordFigure(value), x, y + 34, { ...face, weight: 720, size: 100, width: 76 }, 190);
  write(ctx, unit, x, y + 74, { ...face, size: 29, width: 100 }, 150);
}

/**
 * Draws the preview picture of a link for messengers, as PNG.
 * @param date of the workout, in words
 * @throws when this platform has no canvas
 */
export async function drawPicture({ report }: Pick<SharedReport, 'report'>, date: string): Promise<Buffer> {
  loading ??= loadCanvas();
  const { createCanvas, Path2D: Path } = await loading;
  const canvas = createCanvas(pictureWidth, pictureHeight);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = color.court;
  ctx.fillRect(0, 0, pictureWidth, pictureHeight);
  drawCourt(ctx);
  drawWordmark(ctx, Path);
  const [record] = report.records;
  const right = record === undefined ? 1130 : 890;
  const hero = reportHero(report);
  write(ctx, date, right, 108, { size: 30, weight: 420, width: 100, color: color.quiet, align: 'right' });
  write(ctx, reportTitle(report), 70, 212, { size: 44, weight: 560, width: 100, color: color.chalk }, right - 70);
  writeNumber(ctx, hero.value, 62, 430, { size: 250, weight: 720, width: 76, color: color.chalk }, 515);
  write(ctx, hero.words, 72, 496, { size: 44, weight: 420, width: 100, color: color.quiet });
  const facts = reportFacts(report);
  for (const [index, { value, label }] of facts.entries()) {
    const x = courtX + (index - (facts.length - 1) / 2) * 140;
    writeNumber(ctx, value, x, 540, { size: 84, weight: 720, width: 76, color: color.chalk, align: 'center' }, 130);
    write(ctx, label, x, 584, { size: 26, weight: 420, width: 100, color: color.quiet, align: 'center' });
  }
  if (record !== undefined) drawRecord(ctx, record);
  return canvas.encode('png');
}
