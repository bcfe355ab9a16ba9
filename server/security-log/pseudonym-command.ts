import { findAccount, normalizeEmail } from '../accounts/account.ts';
import { openDatabase } from '../database/open-database.ts';
import { readSecrets } from '../database/secrets.ts';
import { parseEnvironment } from '../environment.ts';
import { networkOf } from '../limits/client-address.ts';
import { createPseudonyms } from './pseudonym.ts';

/** `npm run pseudonym -- <mail address or network>`: prints the pseudonyms under which the security log has it. */
async function printPseudonyms(value: string): Promise<void> {
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment);
  try {
    const of = createPseudonyms((await readSecrets(database.sql, environment.secretsKeys)).securityLog);
    const network = networkOf(value);
    if (network !== undefined) return console.log(`network ${of('network', network)}`);
    const email = normalizeEmail(value);
    console.log(`address ${of('address', email)}`);
    const account = await findAccount(database.sql, email);
    if (account !== undefined) console.log(`account ${of('account', account.id)}`);
  } finally {
    await database.close();
  }
}

const [value] = process.argv.slice(2);
if (value === undefined) throw new Error('npm run pseudonym -- <mail address or network>');
await printPseudonyms(value);
