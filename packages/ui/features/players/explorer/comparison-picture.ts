import type { PlayerComparison } from '@anwurf/contract/players';
import type { ComparedFigure } from '@anwurf/domain/players/compare-figures';
import { isRate } from '@anwurf/domain/players/player-figures';
import { drawCourtLines, drawWordmark, loadFaces, pictureColor as color, write } from '../../../brand/picture.ts';
import { pictureFile } from '../../../kit/picture-file.ts';
import { whereFrom } from './player-words.ts';

/** Size in px: as wide as messengers and networks show a picture beside a link. */
const size = { width: 1200, height: 630 } as const;

/** Rows of the comparison that fit. */
const shown = ['games', 'goals', 'goalsPerGameWithoutSevenMetres', 'sevenMetreRate', 'twoMinuteSuspensions'] as const;
const columns = { first: 300, middle: 600, second: 900 } as const;

const number = { weight: 720, narrow: true, align: 'center' } as const;
const text = { weight: 420, color: color.quiet, align: 'center' } as const;

type Place = 'first' | 'second';

/** As on the screen: the first a dot, the second a hollow diamond, towards the middle. */
function drawMark(ctx: CanvasRenderingContext2D, place: Place, y: number): void {
  ctx.beginPath();
  if (place === 'first') {
    ctx.arc(columns.first + 110, y, 9, 0, 2 * Math.PI);
    ctx.fillStyle = color.chalk;
    ctx.fill();
    return;
  }
  const x = columns.second - 110;
  ctx.moveTo(x, y - 11);
  ctx.lineTo(x + 11, y);
  ctx.lineTo(x, y + 11);
  ctx.lineTo(x - 11, y);
  ctx.closePath();
  ctx.strokeStyle = color.chalk;
  ctx.lineWidth = 4;
  ctx.stroke();
}

function drawLine(ctx: CanvasRenderingContext2D, line: ComparedFigure, y: number): void {
  for (const place of ['first', 'second'] as const) {
    const isBetter = line.winner === place;
    const digits = isRate(line.figure) && line[place] !== '–' ? `${line[place]} %` : line[place];
    write(ctx, digits, columns[place], y, { ...number, size: 44, color: isBetter ? color.chalk : color.quiet }, 200);
    if (isBetter) drawMark(ctx, place, y - 15);
  }
  write(ctx, line.label, columns.middle, y - 3, { ...text, size: 28 }, 300);
}

/** Draws two players side by side. */
function draw(ctx: CanvasRenderingContext2D, { first, second }: PlayerComparison, lines: readonly ComparedFigure[]): void {
  ctx.fillStyle = color.court;
  ctx.fillRect(0, 0, size.width, size.height);
  // Behind the figures, so faint.
  ctx.globalAlpha = 0.3;
  drawCourtLines(ctx, size);
  ctx.globalAlpha = 1;
  drawWordmark(ctx, { x: 48, y: 34, scale: 1.5 });
  const goals = lines.find(({ figure }) => figure === 'goalsPerGame');
  for (const [place, { player }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const x = columns[place];
    write(ctx, player.name, x, 138, { ...text, weight: 600, size: 40, color: color.chalk }, 480);
    write(ctx, whereFrom(player), x, 178, { ...text, size: 25 }, 480);
    write(ctx, goals?.[place] ?? '–', x, 292, { ...number, size: 118, color: color.chalk }, 400);
  }
  write(ctx, 'Tore/Spiel', columns.middle, 272, { ...text, size: 30 });
  const chosen = shown.flatMap((figure) => lines.find((line) => line.figure === figure) ?? []);
  for (const [index, line] of chosen.entries()) drawLine(ctx, line, 362 + index * 50);
  const note = first.player.isDemo || second.player.isDemo ? 'Demo-Spieler, frei erfunden' : 'Spieler Explorer';
  write(ctx, note, size.width - 48, 68, { ...text, align: 'right', size: 24 });
}

/**
 * The comparison as a picture, drawn on the device.
 * @throws where the browser draws none
 */
export async function comparisonPicture(comparison: PlayerComparison, lines: readonly ComparedFigure[]): Promise<File> {
  await loadFaces();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas to draw on');
  draw(ctx, comparison, lines);
  return pictureFile(canvas, 'vergleich.png');
}
