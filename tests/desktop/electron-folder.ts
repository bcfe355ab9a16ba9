import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The mark before Electron's fuses in its program, of `@electron/fuses`. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's own fuses, as it is downloaded. */
const asDownloaded = '10110001';

const fuseWire = Buffer.concat([
  Buffer.from(`program ${sentinel}`, 'latin1'),
  Buffer.from([1, asDownloaded.length]),
  Buffer.from(`${asDownloaded} end`, 'latin1'),
]);

/** Writes a folder that has Electron's files for Linux by name, and a program of nothing but fuses. */
export async function writeElectronFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true });
  await mkdir(join(folder, 'locales'));
  await writeFile(join(folder, 'electron'), fuseWire);
  await chmod(join(folder, 'electron'), 0o755);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'resources.pak']) await writeFile(join(folder, name), name);
  for (const language of ['de', 'en-US', 'fr']) await writeFile(join(folder, `locales/${language}.pak`), language);
}

const plist = (values: Readonly<Record<string, string>>) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>${Object.entries(values)
  .map(([name, value]) => `<key>${name}</key><string>${value}</string>`)
  .join('')}</dict></plist>
`;

/** Writes a folder that has the parts of Electron's app for macOS by name, with the fuses where macOS has them. */
export async function writeElectronApp(folder: string): Promise<void> {
  const contents = join(folder, 'Electron.app/Contents');
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const bundle = async (path: string, program: string) => {
    await write(
      join(path, 'Info.plist'),
      plist({ CFBundleExecutable: program, CFBundleName: program, CFBundleIdentifier: 'com.github.Electron' }),
    );
    await write(join(path, 'MacOS', program), 'program');
  };
  await bundle(contents, 'Electron');
  for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    await bundle(join(contents, `Frameworks/Electron Helper${kind}.app/Contents`), `Electron Helper${kind}`);
  }
  const framework = join(contents, 'Frameworks/Electron Framework.framework');
  await write(join(framework, 'Electron Framework'), fuseWire);
  for (const place of [join(contents, 'Resources'), join(framework, 'Versions/A/Resources')]) {
    for (const language of ['de', 'en', 'fr']) await write(join(place, `${language}.lproj/locale.pak`), language);
  }
  await write(join(contents, 'Resources/electron.icns'), 'icon');
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) await write(join(folder, name), name);
}

/** A program of Windows with a version in it, of a package that electron-builder brings along. */
const anyProgram = join(import.meta.dirname, '../../node_modules/electron-winstaller/vendor/Setup.exe');

/** Writes a folder that has Electron's files for Windows by name, and another program with Electron's fuses behind it. */
export async function writeElectronForWindows(folder: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true });
  await mkdir(join(folder, 'locales'));
  await writeFile(join(folder, 'electron.exe'), Buffer.concat([await readFile(anyProgram), fuseWire]));
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/de.pak', 'locales/en-US.pak'])
    await writeFile(join(folder, name), name);
}

/** Fuses of a program, a digit each. @throws when it has none */
export function fusesOf(program: Buffer): string {
  const start = program.indexOf(sentinel);
  if (start === -1) throw new Error('the program has no fuses');
  const length = program.readUInt8(start + sentinel.length + 1);
  return program.toString('latin1', start + sentinel.length + 2, start + sentinel.length + 2 + length);
}
