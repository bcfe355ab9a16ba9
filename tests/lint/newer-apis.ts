import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserFloor } from '../../web/build/browser-floor.ts';

/** Names of the platform that one of the oldest browsers does not have, each with its interface. */
export interface NewerApis {
  /** Members of instances whose name no older interface has: `checkVisibility` of Element. */
  readonly members: ReadonlyMap<string, string>;
  /** `AbortSignal.any`. */
  readonly statics: ReadonlySet<string>;
  /** Interfaces, and members of the window that are called by themselves. */
  readonly globals: ReadonlySet<string>;
  /** Every member and static that is missing, whatever else has its name; of JavaScript's own the data do not say which it is. */
  readonly missing: readonly { readonly owner: string; readonly name: string; readonly of: 'class' | 'instances' | 'either' }[];
}

/** An interface or a part of one, with its parts by name. */
interface Feature {
  readonly __compat?: CompatStatement;
  readonly [part: string]: unknown;
}
type Features = Readonly<Record<string, Feature>>;

/** Browsers of the data by the names of Vite's targets. */
const browsers = {
  safari: ['safari'],
  ios: ['safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
} as const;

const floor = browserFloor.flatMap((target) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  const found = Object.entries(browsers).find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`no data of ${target}`);
  return found.map((browser) => ({ browser, version }));
});

function isUpTo(version: string, most: string): boolean {
  const [own, other] = [version, most].map((text) => text.replace('≤', '').split('.').map(Number));
  const place = [0, 1, 2].find((at) => (own?.[at] ?? 0) !== (other?.[at] ?? 0));
  return place === undefined || (own?.[place] ?? 0) < (other?.[place] ?? 0);
}

/** Whether every browser of the floor has it, without a flag, and under its name. */
function isThere({ support }: CompatStatement): boolean {
  return floor.every(({ browser, version }) =>
    [support[browser] ?? []].flat().some((one) => {
      if (one.flags !== undefined || one.prefix !== undefined || one.alternative_name !== undefined) return false;
      const { version_added: added, version_removed: removed } = one;
      const isIn = typeof added === 'string' && added !== 'preview' && isUpTo(added, version);
      return isIn && !(typeof removed === 'string' && isUpTo(removed, version));
    }),
  );
}

const STATIC = '_static';

/** Reads MDN's data of browsers. */
export function newerApis(): NewerApis {
  const path = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
  const data = JSON.parse(readFileSync(path, 'utf8')) as { api: Features; javascript: { builtins: Features } };
  const members = new Map<string, string>();
  const known = new Set<string>();
  const statics = new Set<string>();
  const globals = new Map<string, boolean>();
  const missing: NewerApis['missing'][number][] = [];
  const add = (name: string, is: boolean) => globals.set(name, is || globals.get(name) === true);
  for (const [owner, features] of [...Object.entries(data.api), ...Object.entries(data.javascript.builtins)]) {
    if (features.__compat === undefined) continue;
    add(owner, isThere(features.__compat));
    for (const [name, feature] of Object.entries(features)) {
      const compat = (feature as Feature).__compat;
      // An event is no name of a program, and the constructor has the interface's own.
      if (name === '__compat' || name === owner || name.endsWith('_event') || compat === undefined) continue;
      const is = isThere(compat);
      const isStatic = name.endsWith(STATIC);
      const called = isStatic ? name.slice(0, -STATIC.length) : name;
      if (owner === 'Window' || owner === 'WorkerGlobalScope') add(name, is);
      if (is) {
        known.add(called);
        continue;
      }
      missing.push({ owner, name: called, of: isStatic ? 'class' : owner in data.javascript.builtins ? 'either' : 'instances' });
      if (isStatic) statics.add(`${owner}.${called}`);
      else members.set(called, owner);
    }
  }
  for (const name of known) members.delete(name);
  return { members, statics, missing, globals: new Set([...globals].flatMap(([name, is]) => (is ? [] : [name]))) };
}
