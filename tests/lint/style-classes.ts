import { posix } from 'node:path';

/** The style sheet that a file takes over by a path like '../kit/line.module.css'. */
const sheetAt = (file: string, path: string) => posix.join(posix.dirname(file), path);

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Reads the class names of a style sheet's selectors. */
function classesOf(css: string): Set<string> {
  const selectors = withoutComments(css)
    .replaceAll(/composes:[^;]*;/g, '')
    .matchAll(/[^{};]+(?=\{)/g);
  return new Set([...selectors].flatMap(([selector]) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)));
}

interface Naming {
  /** Components that name the class. */
  file: string;
  sheet: string;
  /** '*': a name that is only known while it runs. */
  name: string;
}

function namedByComponent(file: string, source: string): Naming[] {
  const code = source.replaceAll(/^import [^;]*;$/gm, '');
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, variable = '', path = '']) => {
    const sheet = sheetAt(file, path);
    const names = [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    if (new RegExp(`\\b${variable}\\b(?!\\.)`).test(code)) names.push('*');
    return names.map((name) => ({ file, sheet, name }));
  });
}

function namedBySheet(file: string, css: string): Naming[] {
  return [...withoutComments(css).matchAll(/composes:\s*([^;]+?)(?:\s+from\s+'([^']+)')?;/g)].flatMap(([, names = '', path]) =>
    names.split(/\s+/).map((name) => ({ file, sheet: path === undefined ? file : sheetAt(file, path), name })),
  );
}

/**
 * Finds what does not fit between components and style sheets: a class that a component names and no sheet has, which fails silently, and
 * one that a sheet has and nobody names.
 * @param sources the text of each component and style sheet by its path, with slashes
 */
export function styleFaults(sources: ReadonlyMap<string, string>): string[] {
  const files = [...sources];
  const sheets = new Map(files.flatMap(([file, text]) => (file.endsWith('.module.css') ? [[file, classesOf(text)] as const] : [])));
  const named = files.flatMap(([file, text]) => (file.endsWith('.css') ? namedBySheet(file, text) : namedByComponent(file, text)));
  const missing = named
    .filter(({ sheet, name }) => name !== '*' && sheets.get(sheet)?.has(name) !== true)
    .map(({ file, sheet, name }) => `${file} names .${name}, which ${sheet} lacks`);
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const names = new Set(named.flatMap((naming) => (naming.sheet === sheet ? [naming.name] : [])));
    return names.has('*') ? [] : [...classes].filter((name) => !names.has(name)).map((name) => `nobody names .${name} of ${sheet}`);
  });
  return [...missing, ...unused];
}
