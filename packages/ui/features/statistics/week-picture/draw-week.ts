import { hoursFigure, streakWords, tonnesFigure, type WeekInPicture } from '@anwurf/domain/statistics/week-in-picture';
import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { beginPicture, pictureColor as color, pictureSize, write, writeTwoLines } from '../../../brand/picture.ts';
import { spokenWeek } from './week-words.ts';

const quiet = { weight: 420, color: color.quiet } as const;
const number = { weight: 720, narrow: true, color: color.chalk } as const;
const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** Solid is trained, dashed is not; a second workout of a day makes it higher. */
function drawDays(ctx: CanvasRenderingContext2D, perDay: readonly number[]): void {
  const [left, bottom, step, width] = [84, 756, 136, 100];
  for (const [index, name] of weekdays.entries()) {
    const x = left + index * step;
    const count = perDay[index] ?? 0;
    if (count > 0) {
      const height = count > 1 ? 44 : 22;
      ctx.fillStyle = color.chalk;
      ctx.fillRect(x, bottom - height, width, height);
    } else {
      ctx.strokeStyle = color.line;
      ctx.lineWidth = 4;
      ctx.setLineDash([12, 10]);
      ctx.beginPath();
      ctx.moveTo(x, bottom - 2);
      ctx.lineTo(x + width, bottom - 2);
      ctx.stroke();
      ctx.setLineDash([]);
    }
    write(ctx, name, x + width / 2, bottom + 44, { ...quiet, size: 32, align: 'center', color: count > 0 ? color.chalk : color.quiet });
  }
}

/** The record is the ball. */
function drawRecord(ctx: CanvasRenderingContext2D, { exerciseName, kind, value }: LogRecord, count: number): void {
  const [x, y] = [800, 470];
  ctx.fillStyle = color.ball;
  ctx.beginPath();
  ctx.arc(x, y, 150, 0, 2 * Math.PI);
  ctx.fill();
  const face = { weight: 600, color: color.onBall, align: 'center' } as const;
  write(ctx, count === 1 ? 'Bestleistung' : `${count} Bestleistungen`, x, y - 86, { ...face, size: 27 }, 220);
  write(ctx, recordFigure(value), x, y + 30, { ...face, weight: 720, narrow: true, size: 140 }, 240);
  write(ctx, recordUnit(kind), x, y + 82, { ...face, size: 36 }, 190);
  write(ctx, exerciseName, x, y + 206, { size: 34, weight: 600, color: color.chalk, align: 'center' }, 460);
}

function factsOf({ minutes, volume, sets }: WeekInPicture): { value: string; label: string }[] {
  return [
    { value: hoursFigure(minutes), label: 'Stunden' },
    ...(volume > 0 ? [{ value: tonnesFigure(volume), label: 'Tonnen' }] : []),
    { value: String(sets), label: sets === 1 ? 'Satz' : 'Sätze' },
  ];
}

/** Draws the picture of a week. */
export async function drawWeek(canvas: HTMLCanvasElement, week: WeekInPicture): Promise<void> {
  const ctx = await beginPicture(canvas);
  write(ctx, spokenWeek(week.monday), 1000, 136, { ...quiet, size: 34, align: 'right' }, 620);
  writeTwoLines(ctx, 'Meine Woche', 80, 270, { ...quiet, size: 46 }, 460);
  write(ctx, String(week.workouts), 66, 570, { ...number, size: 350 }, 420);
  write(ctx, week.workouts === 1 ? 'Einheit' : 'Einheiten', 84, 648, { ...quiet, size: 54 });
  drawDays(ctx, week.perDay);
  if (week.record !== null) drawRecord(ctx, week.record, week.recordCount);
  const streak = streakWords(week);
  if (streak !== null) write(ctx, streak, pictureSize.width / 2, 910, { ...quiet, size: 34, align: 'center', color: color.chalk }, 580);
  const facts = factsOf(week);
  for (const [index, { value, label }] of facts.entries()) {
    const x = pictureSize.width / 2 + (index - (facts.length - 1) / 2) * 232;
    write(ctx, value, x, 1200, { ...number, size: 120, align: 'center' }, 200);
    write(ctx, label, x, 1256, { ...quiet, size: 34, align: 'center' });
  }
}
