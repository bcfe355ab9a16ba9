import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { icnsFile, icnsTypes, icoFile, icoSides } from './icon-files.ts';

const resources = join(import.meta.dirname, 'resources');
const signature = '89504e470d0a1a0a';
/** Side of a PNG, by its header. */
const sideOf = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('hex')).toBe(signature);
  expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
  return png.readUInt32BE(16);
};

test('the icon of Windows holds a picture of each side', () => {
  const file = readFileSync(join(resources, 'icon.ico'));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, icoSides.length]);
  const sides = icoSides.map((_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const side = sideOf(file.subarray(offset, offset + length));
    expect(file.readUInt8(entry)).toBe(side % 256);
    return side;
  });
  expect(sides).toEqual([...icoSides]);
});

test('the icon of macOS holds pictures up to 1024 pixels, under their types', () => {
  const file = readFileSync(join(resources, 'icon.icns'));
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const found: Record<string, string> = {};
  for (let offset = 8; offset < file.length; offset += file.readUInt32BE(offset + 4)) {
    found[sideOf(file.subarray(offset + 8, offset + file.readUInt32BE(offset + 4)))] = file.toString('latin1', offset, offset + 4);
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(icnsTypes)));
});

test('the icons of Linux are as large as their names say', () => {
  const names = readdirSync(join(resources, 'icons'));
  expect(names).toContain('256x256.png');
  for (const name of names) expect(`${sideOf(readFileSync(join(resources, 'icons', name)))}x`).toBe(name.replace(/\d+\.png$/, ''));
});

test('a side without a place in the file is refused', () => {
  const png = Buffer.alloc(30);
  expect(() => icoFile([{ side: 512, png }])).toThrow(RangeError);
  expect(() => icnsFile([{ side: 100, png }])).toThrow(RangeError);
});
