import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { reportFacts, reportHero, reportTitle } from '@anwurf/domain/workout/report-words';
import type { ReportedExercise, ReportedRecord, TrainingReport } from '@anwurf/domain/workout/training-report';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { beginPicture, pictureColor as color, pictureSize, write, writeTwoLines } from '../../../brand/picture.ts';
import { bestStill, type FigureDrawing } from '../../../kit/figure/figure-drawing.ts';
import { type FigurePalette, paintFigure } from '../../../kit/figure/paint-figure.ts';
import { dateOf } from '../../../data/week/day-words.ts';

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

/** A figure in the colours of the court; the record alone is a ball of orange. */
const palette: FigurePalette = {
  ground: color.court,
  skin: '#a9cdf2',
  skinFar: '#5a8cc0',
  top: color.chalk,
  topFar: '#8db3da',
  shorts: '#082341',
  shortsFar: '#2b5a8c',
  hair: '#082341',
  pad: color.deep,
  edge: color.line,
  weight: color.quiet,
  band: '#d3f3e6',
  ball: color.quiet,
};

/** The exercise that the picture shows: that of the record, else the first main one, else the first. */
export function shownExercise({ exercises, records: [record] }: TrainingReport): ReportedExercise | null {
  const main = exercises.find(({ phase }) => phase === 'main');
  return exercises.find(({ name }) => name === record?.exercise) ?? main ?? exercises[0] ?? null;
}

/** Beside the record on the left, else in the middle, it stands above the goal area's line. */
function drawFigure(ctx: CanvasRenderingContext2D, drawing: FigureDrawing, hasRecord: boolean): void {
  const place = hasRecord ? { x: 84, y: 792, width: 540, height: 216, isLeft: true } : { x: 80, y: 716, width: 920, height: 290 };
  paintFigure(ctx, { drawing, seconds: bestStill(drawing), place, palette });
}

/**
 * Draws the picture of a workout that is sent along with its link.
 * @param figure of an exercise; null: none, or not known yet
 */
export async function drawSharePicture(canvas: HTMLCanvasElement, report: TrainingReport, figure: FigureDrawing | null): Promise<void> {
  const ctx = await beginPicture(canvas);
  const quiet = { weight: 420, color: color.quiet } as const;
  const number = { weight: 720, narrow: true, color: color.chalk } as const;
  if (report.day !== null)
    write(ctx, format(dateOf(report.day), 'd. MMMM yyyy', { locale: de }), 1000, 136, { ...quiet, size: 34, align: 'right' });
  writeTwoLines(ctx, reportTitle(report), 80, 300, { ...quiet, size: 46 }, 920);
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
  if (figure !== null) drawFigure(ctx, figure, record !== undefined);
  if (record !== undefined) drawRecord(ctx, record);
}
