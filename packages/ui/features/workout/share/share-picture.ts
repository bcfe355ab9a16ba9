import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { reportFacts, reportHero, reportTitle } from '@anwurf/domain/workout/report-words';
import type { ReportedRecord, TrainingReport } from '@anwurf/domain/workout/training-report';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { drawCourtLines, drawWordmark, loadFaces, pictureColor as color, write } from '../../../brand/picture.ts';

/** Size in px: upright, as stories and chats show it largest. */
export const pictureSize = { width: 1080, height: 1350 } as const;

/** The record is the ball. */
function drawRecord(ctx: CanvasRenderingContext2D, { exercise, kind, value, reps }: ReportedRecord): void {
  const [x, y] = [838, 850];
  ctx.fillStyle = color.ball;
  ctx.beginPath();
  ctx.arc(x, y, 150, 0, 2 * Math.PI);
  ctx.fill();
  const unit = kind === 'weight' && reps !== null ? `${recordUnit(kind)} × ${reps}` : recordUnit(kind);
  const face = { weight: 600, color: color.onBall, align: 'center' } as const;
  write(ctx, 'Bestleistung', x, 768, { ...face, size: 27 });
  write(ctx, recordFigure(value), x, 880, { ...face, weight: 720, narrow: true, size: 140 }, 240);
  write(ctx, unit, x, 932, { ...face, size: 36 }, 190);
  write(ctx, exercise, 84, 768, { size: 38, weight: 600, color: color.chalk }, 570);
}

/** Draws the picture of a workout that is sent along with its link. */
export async function drawSharePicture(canvas: HTMLCanvasElement, report: TrainingReport): Promise<void> {
  await loadFaces();
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas to draw on');
  ctx.fillStyle = color.court;
  ctx.fillRect(0, 0, pictureSize.width, pictureSize.height);
  drawCourtLines(ctx, pictureSize);
  drawWordmark(ctx, { x: 80, y: 84, scale: 2.1 });
  const quiet = { weight: 420, color: color.quiet } as const;
  const number = { weight: 720, narrow: true, color: color.chalk } as const;
  if (report.endedAt !== null)
    write(ctx, format(report.endedAt, 'd. MMMM yyyy', { locale: de }), 1000, 136, { ...quiet, size: 34, align: 'right' });
  write(ctx, reportTitle(report), 80, 300, { ...quiet, size: 46 }, 920);
  const hero = reportHero(report);
  write(ctx, hero.value, 66, 590, { ...number, size: 350 }, 930);
  write(ctx, hero.words, 84, 668, { ...quiet, size: 54 });
  const facts = reportFacts(report);
  for (const [index, { value, label }] of facts.entries()) {
    const x = pictureSize.width / 2 + (index - (facts.length - 1) / 2) * 210;
    write(ctx, value, x, 1200, { ...number, size: 120, align: 'center' }, 190);
    write(ctx, label, x, 1256, { ...quiet, size: 34, align: 'center' });
  }
  const [record] = report.records;
  if (record !== undefined) drawRecord(ctx, record);
}
