import { createInterface } from 'node:readline/promises';
import { openDatabase } from '../database/open-database.ts';
import { readSecrets } from '../database/secrets.ts';
import { parseEnvironment } from '../environment.ts';
import { createPseudonyms } from '../security-log/pseudonym.ts';
import { type OpenContext, runOperator } from './run-operator.ts';

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`${question} Type yes: `)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}

const open: OpenContext = async () => {
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment);
  const { sql } = database;
  return {
    sql,
    close: () => database.close(),
    siteUrl: new URL(environment.publicUrl ?? `http://${environment.host}:${environment.port}`).origin,
    accessMonths: environment.offer.accessMonths,
    readPseudonyms: async () => createPseudonyms((await readSecrets(sql, environment.secretsKeys)).securityLog),
  };
};

/** `npm run operator -- <command>`, or `node server/dist/operator.mjs <command>` beside a built server. */
process.exitCode = await runOperator(process.argv.slice(2), open, {
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  ask: process.stdin.isTTY ? ask : undefined,
  operator: process.env['OPERATOR'],
});
