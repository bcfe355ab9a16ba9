import { noteAction, type Signature } from './audit-log.ts';
import type { Change, ChangeCommand, OperatorContext, Report } from './command.ts';
import { operatorCommands } from './operator-commands.ts';
import { OperatorError } from './operator-error.ts';
import { describeCommands, type Line, parseLine } from './parse-line.ts';
import { printReport } from './print-report.ts';

/** Terminal of the operator. */
export type Terminal = {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Asks a question that is answered by yes or no; undefined: nobody is there to answer. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
  /** Name of the operator when the line has none. */
  readonly operator: string | undefined;
};

/** Opens what commands work on; called only for a line that is right. */
export type OpenContext = () => Promise<OperatorContext & { readonly close: () => Promise<void> }>;

function signatureOf({ operator, reason }: Line, terminal: Terminal): Signature {
  const name = operator ?? terminal.operator;
  if (name === undefined || reason === undefined)
    throw new OperatorError('A change needs --by <who> (or the variable OPERATOR) and --why <reason>, for the audit log.', 2);
  return { operator: name, reason };
}

async function confirm(command: ChangeCommand, change: Change, line: Line, terminal: Terminal): Promise<void> {
  if (command.isDangerous !== true || line.isConfirmed) return;
  if (terminal.ask === undefined) throw new OperatorError(`${change.words} Repeat the line with --yes to do it.`, 2);
  if (!(await terminal.ask(`${change.words} Go on?`))) throw new OperatorError('Nothing was changed.');
}

async function makeChange(context: OperatorContext, command: ChangeCommand, line: Line, terminal: Terminal): Promise<Report> {
  const signature = signatureOf(line, terminal);
  const change = await command.plan(context, line.input);
  await confirm(command, change, line, terminal);
  const close = await noteAction(context.sql, command.name, signature, change);
  let report: Report | undefined;
  try {
    report = await change.apply();
  } catch (error) {
    await close('failed');
    throw error;
  }
  await close(report === undefined ? 'nothing' : 'done');
  if (report === undefined) throw new OperatorError('There was nothing to change.');
  return report;
}

/**
 * Carries out one line of the operator.
 * @param parameters words after the program's name
 * @returns exit code: 0 done, 1 not there or not possible, 2 the line is wrong
 */
export async function runOperator(parameters: readonly string[], open: OpenContext, terminal: Terminal): Promise<number> {
  try {
    if (parameters.length === 0 || parameters[0] === '--help' || parameters[0] === 'help') {
      terminal.print(describeCommands(operatorCommands));
      return 0;
    }
    const line = parseLine(operatorCommands, parameters);
    const { command } = line;
    if (command.kind === 'change') signatureOf(line, terminal);
    const context = await open();
    try {
      const report = command.kind === 'read' ? await command.run(context, line.input) : await makeChange(context, command, line, terminal);
      terminal.print(printReport(report, line.asJson));
      return 0;
    } finally {
      await context.close();
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    terminal.complain(error.message);
    return error.exitCode;
  }
}
