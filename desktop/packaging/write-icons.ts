import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../tests/chromium.ts';
import { icnsFile, icnsTypes, icoFile, icoSides, type IconPicture } from './icon-files.ts';

// Draws the icon files of the installers from the web's icon, for `npm run desktop-icons`. Their files are committed: electron-builder would fetch a
// program to convert them at each packaging.
const folder = join(import.meta.dirname, 'resources');
const svg = await readFile(join(import.meta.dirname, '../../web/public/icons/icon.svg'), 'utf8');
/** Sides of Linux's icon theme. */
const themeSides = [16, 32, 48, 64, 128, 256, 512];

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage();
const pictures: IconPicture[] = [];
for (const side of new Set([...icoSides, ...Object.keys(icnsTypes).map(Number), ...themeSides])) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`);
  pictures.push({ side, png: await page.screenshot({ omitBackground: true }) });
}
await browser.close();

const of = (sides: readonly number[]) => pictures.filter(({ side }) => sides.includes(side)).toSorted((a, b) => a.side - b.side);
await mkdir(join(folder, 'icons'), { recursive: true });
await writeFile(join(folder, 'icon.ico'), icoFile(of(icoSides)));
await writeFile(join(folder, 'icon.icns'), icnsFile(of(Object.keys(icnsTypes).map(Number))));
for (const { side, png } of of(themeSides)) await writeFile(join(folder, `icons/${side}x${side}.png`), png);
