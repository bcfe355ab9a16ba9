import { parseSync } from 'vite';
import type { NewerApis } from './newer-apis.ts';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Parts of a node that are nodes, in their order. */
function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function everyNode(root: Node): Node[] {
  const nodes: Node[] = [];
  for (const waiting = [root]; waiting.length > 0;) {
    const node = waiting.pop();
    if (node === undefined) break;
    nodes.push(node);
    waiting.push(...partsOf(node));
  }
  return nodes;
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : null);

/** Object of a member: `navigator` of `navigator.storage.estimate`; null: no name. */
function rootOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  return node.type === 'MemberExpression' ? rootOf(node['object']) : nameOf(node);
}

/** A member that is named, not computed. */
function memberOf(node: unknown): { readonly object: unknown; readonly name: string } | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const name = nameOf(node['property']);
  return name === null ? null : { object: node['object'], name };
}

const declaring = /^(MethodDefinition|PropertyDefinition|Property|TSMethodSignature|TSPropertySignature)$/;
const platform = new Set(['window', 'document', 'navigator', 'self', 'globalThis', 'location', 'history']);

/** A parsed file. */
export interface ParsedFile {
  readonly path: string;
  readonly nodes: readonly Node[];
}

/** @param text TypeScript, with JSX where the name ends so */
export function parseFile(path: string, text: string): ParsedFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${path}: ${errors[0]?.message}`);
  return { path, nodes: everyNode(program) };
}

/** Names that files declare themselves, as methods or properties: of anything but the platform's objects they are not the platform's. */
export function ownNames(files: readonly ParsedFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ nodes }) => nodes.flatMap((node) => (declaring.test(node.type) ? (nameOf(node['key']) ?? []) : []))));
}

/** Names that a file asks for before it uses them: `'share' in navigator`, `typeof navigator.share`, `navigator.share?.()`. */
function askedNames(nodes: readonly Node[]): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const node of nodes) {
    const left = node['left'];
    if (node.type === 'BinaryExpression' && node['operator'] === 'in' && isNode(left)) asked.add(String(left['value']));
    const of = node.type === 'UnaryExpression' && node['operator'] === 'typeof' ? node['argument'] : null;
    const name = memberOf(of)?.name ?? nameOf(of);
    if (name !== null) asked.add(name);
    const called = node.type === 'CallExpression' && node['optional'] === true ? memberOf(node['callee']) : null;
    if (called !== null) asked.add(called.name);
  }
  return asked;
}

/** Names that a file declares or imports, as far as they would hide one of the platform's. */
function localNames(nodes: readonly Node[]): ReadonlySet<string> {
  const local = new Set<string>();
  const bind = (pattern: unknown): void => {
    const name = nameOf(pattern);
    if (name !== null) local.add(name);
    else if (isNode(pattern)) for (const part of partsOf(pattern)) bind(part.type === 'Property' ? part['value'] : part);
  };
  for (const node of nodes) {
    if (/^Import\w*Specifier$/.test(node.type)) bind(node['local']);
    if (node.type === 'VariableDeclarator' || /Function|Class/.test(node.type)) bind(node['id']);
    if (/Function/.test(node.type)) for (const parameter of [node['params']].flat().filter(isNode)) bind(parameter);
  }
  return local;
}

/**
 * Lists what a file uses of newer names without asking for them: calls of members, statics, and names that stand by themselves.
 * @param own names that files declare themselves
 */
export function newerUses({ path, nodes }: ParsedFile, apis: NewerApis, own: ReadonlySet<string>): string[] {
  const asked = askedNames(nodes);
  const local = localNames(nodes);
  const used = new Set<string>();
  for (const node of nodes) {
    const read = memberOf(node);
    const owner = read && nameOf(read.object);
    if (read !== null && apis.statics.has(`${owner}.${read.name}`)) used.add(`${owner}.${read.name}`);
    const called = node.type === 'CallExpression' ? memberOf(node['callee']) : null;
    if (called !== null && apis.members.has(called.name)) {
      const root = rootOf(called.object) ?? '';
      const isOurs = platform.has(root) ? false : own.has(called.name) || isModule(nodes, root);
      if (!isOurs) used.add(`${apis.members.get(called.name)}.${called.name}`);
    }
    const lone = node.type === 'CallExpression' || node.type === 'NewExpression' ? nameOf(node['callee']) : null;
    if (lone !== null && apis.globals.has(lone) && !local.has(lone)) used.add(lone);
  }
  return [...used].filter((use) => !asked.has(use.split('.').at(-1) ?? '')).map((use) => `${path}: ${use}`);
}

/** Whether a name stands for a whole imported module, `z` of `import * as z`. */
function isModule(nodes: readonly Node[], name: string): boolean {
  return nodes.some((node) => node.type === 'ImportNamespaceSpecifier' && nameOf(node['local']) === name);
}
