import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/ui');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.includes('node_modules') && !file.endsWith('breakpoints.css'),
);

it.each(styles)('%s knows the widths of layouts by name only', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/@media[^{]*\bmin-width/);
});

// Browsers look at every element of the page anew when a dialog or a message comes or goes: it has a sibling, as all have.
it.each(styles)('%s names no element for being any sibling of any element', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\*\s*[+~]\s*\*/);
});
