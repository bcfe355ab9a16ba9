import { recordAddition, recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { reportDuration, reportFacts, reportHero, reportTitle, shareText } from '@anwurf/domain/workout/report-words';
import { setsLine } from '@anwurf/domain/workout/set-words';
import { reportGroups, type ReportedExercise, type ReportedRecord } from '@anwurf/domain/workout/training-report';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import { html } from 'hono/html';
import { pictureHeight, pictureWidth } from './draw-picture.ts';
import type { FigureOf } from './figure/find-figures.ts';
import type { SharedReport } from './read-report.ts';
import { type Markup, type PageAssets, renderFrame } from './report-frame.ts';

/** Days in German time, where the reports' readers play. */
const dayWords = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' });
const date = dayWords({ day: 'numeric', month: 'long', year: 'numeric' });
const weekday = dayWords({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** '20. November 2026'. */
export const reportDate = (day: Date): string => date.format(day);

function renderMeta({ urlId, day, report }: SharedReport, siteUrl: string): Markup {
  const title = reportTitle(report);
  const description = `${reportDate(day)}: ${shareText(report)}`;
  const address = `${siteUrl}/training-report/${urlId}`;
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="Anwurf" />
    <meta property="og:locale" content="de_DE" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${address}/picture.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${String(pictureWidth)}" />
    <meta property="og:image:height" content="${String(pictureHeight)}" />
    <meta property="og:image:alt" content="${`${title}. ${shareText(report)}`}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

function renderHead({ day, report }: SharedReport): Markup {
  const hero = reportHero(report);
  return html`<p class="kind">Trainingsbericht</p>
    <h1>${reportTitle(report)}</h1>
    <p class="when">
      <time datetime="${report.day ?? day.toISOString()}">${weekday.format(day)}</time>${
        report.editedAt && html`, geändert am <time datetime="${report.editedAt.toISOString()}">${date.format(report.editedAt)}</time>`
      }
    </p>
    <p class="hero">
      <span class="num">${hero.value}</span>
      <span>${hero.words}</span>
    </p>
    <dl class="facts">
      ${reportFacts(report).map(
        ({ value, label }) =>
          html`<div>
            <dt>${label}</dt>
            <dd class="num">${value}</dd>
          </div>`,
      )}
      ${
        report.durationMinutes === null &&
        html`<div>
          <dt>Dauer</dt>
          <dd class="word">${reportDuration(report)}</dd>
        </div>`
      }
    </dl>`;
}

function renderRecord({ exercise, kind, value, before }: ReportedRecord): Markup {
  const unit = recordUnit(kind);
  return html`<section class="record">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
      <path d="M5 21h14M12 17V3M6 9l6-6 6 6" />
    </svg>
    <div>
      <h2>Neue Bestleistung</h2>
      <p>${exercise}${recordAddition(kind)}, bisher ${recordFigure(before)}&nbsp;${unit}</p>
    </div>
    <span class="num">${recordFigure(value)} <span class="unit">${unit}</span></span>
  </section>`;
}

/** An exercise with its figure, which the browser loads lazily. The text beside it says the same. */
function renderExercise({ name, sets }: ReportedExercise, slug: string | undefined): Markup {
  const { values, unit, reps, times, kinds } = setsLine(sets);
  return html`<li class="exercise">
    ${slug && html`<img src="/training-report/figures/${slug}.svg" alt="" width="56" height="56" loading="lazy" decoding="async" />`}
    <span>${name}</span>
    <span class="values">
      <span class="num">${values}&nbsp;<span class="unit">${unit}</span></span>
      ${reps && html`<span class="num">${reps}&nbsp;<span class="unit">Wdh.</span></span>`}
      ${times !== undefined && html`<small>${times}</small>`} ${kinds !== undefined && html`<small>${kinds}</small>`}
    </span>
  </li>`;
}

/** The page of a report, with the figures of its exercises; escapes everything that a player has written. */
export function renderReport(
  shared: SharedReport,
  { siteUrl, assets, figureOf }: { siteUrl: string; assets: PageAssets; figureOf: FigureOf },
): Markup {
  const { report } = shared;
  return renderFrame({
    title: `${reportTitle(report)}, Trainingsbericht`,
    meta: renderMeta(shared, siteUrl),
    head: renderHead(shared),
    assets,
    body: html`${report.records.length > 0 && html`<div class="records" data-surface="ball">${report.records.map(renderRecord)}</div>`}
      ${reportGroups(report).map(
        ({ phase, exercises }) =>
          html`<section>
            <h2 class="phase">${PHASE_LABELS[phase]}</h2>
            <ul class="card">
              ${exercises.map((exercise) => renderExercise(exercise, figureOf(exercise)))}
            </ul>
          </section>`,
      )}
      <div class="actions" data-report="actions" hidden>
        <button type="button" data-report="print">Drucken oder als PDF sichern</button>
        <button type="button" data-report="pass-on">Bericht weitergeben</button>
        <p role="status" data-report="status"></p>
      </div>`,
  });
}
