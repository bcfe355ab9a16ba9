import { type PGliteInterface, protocol } from '@electric-sql/pglite';
import { joined } from './wire-message.ts';

/** A statement and its parameters in Postgres' text format. */
export type Statement = { readonly sql: string; readonly params: readonly (string | null)[] };

/** Names of a store's prepared statements, by their text. */
const preparedIn = new WeakMap<PGliteInterface, Map<string, string>>();
let named = 0;

const { serialize } = protocol;

/**
 * Runs statements one after the other within the caller's transaction; results are not read. Each is parsed and planned once per
 * opening of the store, and all go to Postgres in one message: `query` parses and plans each time and sends six, which is more
 * than half of the time of a short statement. Only for a small set of statement texts.
 * @throws the error of the first statement that fails; later ones are not run
 */
export async function runPrepared(store: PGliteInterface, statements: readonly Statement[]): Promise<void> {
  const prepared = preparedIn.get(store) ?? new Map<string, string>();
  preparedIn.set(store, prepared);
  const fresh = new Map<string, string>();
  const messages = statements.flatMap(({ sql, params }) => {
    const known = prepared.get(sql) ?? fresh.get(sql);
    const name = known ?? `s${(named += 1)}`;
    fresh.set(sql, name);
    const preparing = known === undefined ? [serialize.parse({ name, text: sql })] : [];
    return [...preparing, serialize.bind({ statement: name, values: [...params] }), serialize.execute({})];
  });
  const message = joined([...messages, serialize.sync()]);
  await store.runExclusive(() => store.execProtocol(message, { syncToFs: false }));
  // Not earlier: after a failed message it is unknown how far it came. Statements that it prepared stay unused under their own
  // names.
  for (const [sql, name] of fresh) prepared.set(sql, name);
}
