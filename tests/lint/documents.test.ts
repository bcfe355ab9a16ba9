import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));

test('the README has at most 900 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(900);
});

test.each(documents)('%s links to files that exist', (name) => {
  const links = [...read(name).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|<img src="([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
  const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(name), link)));
  expect(missing).toEqual([]);
});

test('every test that the specification of the sync names exists', () => {
  const named = [...read('packages/contract/sync/SPEC.md').matchAll(/`((?:tests|packages|server)\/[^`\s]+\.test\.tsx?)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

const decisions = documents.filter((name) => /(^|\/)decisions\//.test(name));

/** Problems of a decision's headings: exactly these three, in this order, each with text of its own below it. */
function headingProblems(decision: string): string[] {
  const sections = decision.split(/^## /m).slice(1);
  const headings = sections.map((section) => section.split('\n', 1)[0] ?? '');
  const empty = sections.filter((section) => /^.*\s*(###|$)/.test(section)).map((section) => `${section.split('\n', 1)[0]} is empty`);
  return headings.join() === 'Context,Decision,Consequences' ? empty : [`headings: ${headings.join(', ')}`];
}

test.each(decisions)('%s has context, decision and consequences', (name) => {
  expect(headingProblems(read(name))).toEqual([]);
});

test('a decision without its three headings, in their order and with text, is refused', () => {
  const whole = '# T\n\n## Context\n\na\n\n## Decision\n\nb\n\n### Figures\n\nc\n\n## Consequences\n\nd\n';
  expect(headingProblems(whole)).toEqual([]);
  expect(headingProblems(whole.replace('## Context', 'Context'))).toHaveLength(1);
  expect(headingProblems(whole.replace('### Figures', '## Figures'))).toHaveLength(1);
  expect(headingProblems(whole.replace('\nb\n', ''))).toEqual(['Decision is empty']);
  expect(headingProblems(whole.replace('d\n', ''))).toEqual(['Consequences is empty']);
  expect(headingProblems(whole.replace('Context', 'X').replace('Decision', 'Context').replace('X', 'Decision'))).toHaveLength(1);
});

test.each(decisions)('%s is dated and listed in the README of its room', (name) => {
  expect(read(name)).toMatch(/^# .+\n\nDate: \d{4}-\d{2}(-\d{2})? · Status: (accepted|replaced by \d{4})\n/);
  expect(read(join(dirname(name), '../README.md'))).toContain(name.split('/').at(-1));
});
