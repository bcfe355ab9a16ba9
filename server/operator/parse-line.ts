import { parseArgs } from 'node:util';
import type { Command, OperatorInput } from './command.ts';
import { OperatorError } from './operator-error.ts';

/** Options of every command. */
const common = { json: { type: 'boolean' }, yes: { type: 'boolean' }, by: { type: 'string' }, why: { type: 'string' } } as const;

/** A line of the operator. */
export type Line = {
  readonly command: Command;
  readonly input: OperatorInput;
  readonly asJson: boolean;
  /** The question before a dangerous change has been answered. */
  readonly isConfirmed: boolean;
  readonly operator: string | undefined;
  readonly reason: string | undefined;
};

function optionWords(command: Command): string {
  const own = Object.entries(command.options ?? {}).map(([name, { type }]) => (type === 'string' ? `[--${name} …]` : `[--${name}]`));
  const change = command.kind === 'read' ? [] : ['--by NAME', '--why REASON', ...(command.isDangerous === true ? ['[--yes]'] : [])];
  return [...own, ...change, '[--json]'].join(' ');
}

/** How a command is written. */
const usageOf = (command: Command) => [command.name, ...command.parameters, optionWords(command)].join(' ');

/** Lists the commands, or those that begin with a word. */
export function describeCommands(commands: readonly Command[], group = ''): string {
  const shown = commands.filter(({ name }) => name.startsWith(group));
  const lines = shown.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.about}`]);
  return ['npm run operator -- <command>     in a container: node server/dist/operator.mjs <command>', '', ...lines].join('\n');
}

/** A wrong option is the user's mistake, and said in Node's own words. */
function parse(command: Command, parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: { ...command.options, ...common }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usageOf(command)}`, 2);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/**
 * Reads a line.
 * @param parameters words after the program's name
 * @throws OperatorError with the usage when the line is wrong
 */
export function parseLine(commands: readonly Command[], parameters: readonly string[]): Line {
  const name = parameters.slice(0, 2).join(' ');
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new OperatorError(describeCommands(commands, parameters[0] ?? ''), 2);
  const { values, positionals } = parse(command, parameters.slice(2));
  const needed = command.parameters.filter((parameter) => !parameter.startsWith('[')).length;
  if (positionals.length < needed || positionals.length > command.parameters.length)
    throw new OperatorError(`Usage: ${usageOf(command)}`, 2);
  const { json, yes, by, why, ...rest } = values;
  const options: Record<string, string | boolean | undefined> = {};
  for (const [option, value] of Object.entries(rest)) if (typeof value === 'string' || typeof value === 'boolean') options[option] = value;
  return {
    command,
    input: { parameters: positionals, options },
    asJson: json === true,
    isConfirmed: yes === true,
    operator: textOf(by),
    reason: textOf(why),
  };
}
