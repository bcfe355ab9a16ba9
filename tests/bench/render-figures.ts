import { cpus, totalmem } from 'node:os';
import type { Figure } from './figures.ts';

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function judge({ p50, p95, aim, beside }: Figure): string {
  const met = [
    ...(aim?.p50 === undefined ? [] : [p50 <= aim.p50]),
    ...(aim?.p95 === undefined ? [] : [p95 <= aim.p95]),
    ...(beside?.maxRatio === undefined ? [] : [p50 / beside.p50 <= beside.maxRatio]),
  ];
  return met.length === 0 ? '' : met.every(Boolean) ? 'yes' : '**no**';
}

function describeAim({ aim, beside }: Figure): string {
  const aims = [
    ...(aim?.p50 === undefined ? [] : [`p50 ≤ ${aim.p50} ms`]),
    ...(aim?.p95 === undefined ? [] : [`p95 ≤ ${aim.p95} ms`]),
    ...(beside?.maxRatio === undefined ? [] : [`≤ ${beside.maxRatio} ×`]),
  ];
  return aims.join(', ');
}

/** The figures as a Markdown page that says on which machine they were taken. */
export function renderFigures(figures: readonly Figure[], chromium: string): string {
  const [cpu] = cpus();
  const rows = figures.map((figure) => {
    const { beside } = figure;
    const ratio = beside === undefined ? '' : `${(figure.p50 / beside.p50).toFixed(2)} × ${beside.name} (${ms(beside.p50)} ms)`;
    const cells = [
      figure.figure,
      ms(figure.p50),
      ms(figure.p95),
      figure.runs,
      describeAim(figure),
      ratio,
      judge(figure),
      figure.load.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Benchmarks

Written by \`npm run bench\` (${new Date().toISOString().slice(0, 10)}). ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${chromium}. Server, Postgres and devices share the machine. Load is the average of the last minute; far above the number of processors, others were at work.

| Figure | p50 ms | p95 ms | runs | aim | beside (p50) | met | load |
|---|---:|---:|---:|---|---|---|---:|
${rows.join('\n')}
`;
}
