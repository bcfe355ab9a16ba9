import { connect } from '../../../server/database/connection.ts';
import { runOperator } from '../../../server/operator/run-operator.ts';
import { createPseudonyms } from '../../../server/security-log/pseudonym.ts';

/** Output of a line, and its exit code. */
export type Answer = { readonly code: number; readonly printed: string; readonly complained: string };

/** Runs lines of the operator on a database. */
export function operatorOn(databaseUrl: () => string) {
  /** @param answer of the operator to a question; absent: nobody is there to answer */
  async function run(parameters: readonly string[], answer?: boolean): Promise<Answer> {
    const [printed, complained]: [string[], string[]] = [[], []];
    const open = () => {
      const sql = connect(databaseUrl(), 2);
      return Promise.resolve({
        sql,
        siteUrl: 'https://anwurf.test',
        accessMonths: 6,
        readPseudonyms: () => Promise.resolve(createPseudonyms(Buffer.alloc(32, 1))),
        close: () => sql.end(),
      });
    };
    const code = await runOperator(parameters, open, {
      print: (text) => void printed.push(text),
      complain: (text) => void complained.push(text),
      ask: answer === undefined ? undefined : () => Promise.resolve(answer),
      operator: undefined,
    });
    return { code, printed: printed.join('\n'), complained: complained.join('\n') };
  }
  const because = ['--by', 'Ada', '--why', 'asked by mail'];
  return {
    run,
    /** A change, with its signature and without questions. */
    change: (...parameters: string[]) => run([...parameters, ...because, '--yes']),
    /** Rows or values as `--json` prints them. */
    read: async (...parameters: string[]): Promise<unknown> => JSON.parse((await run([...parameters, '--json'])).printed),
    because,
  };
}
