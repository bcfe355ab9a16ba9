import type { ParseArgsOptionsConfig } from 'node:util';
import type { Sql } from '../database/connection.ts';
import type { Pseudonyms } from '../security-log/pseudonym.ts';

/** Database and settings that a command works on. */
export type OperatorContext = {
  readonly sql: Sql;
  /** Origin of links in mails. */
  readonly siteUrl: string;
  /** Months of access that the offer sells; null: lifetime. */
  readonly accessMonths: number | null;
  readonly readPseudonyms: () => Promise<Pseudonyms>;
};

/** Parameters and options of a line, without those that every command has. */
export type OperatorInput = {
  readonly parameters: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

/** A row of a table. */
export type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

/** Outcome of a command: rows, printed as a table, or a sentence with the values it speaks of. */
export type Report =
  | { readonly rows: readonly Row[] }
  /** `text` is printed as it is, `value` with `--json`. */
  | { readonly text: string; readonly value: Readonly<Record<string, unknown>> };

/** A change that has been looked up, but not made yet. */
export type Change = {
  /** Id of the changed thing for the audit log; never an address. */
  readonly subject: string;
  /** The coming change in a sentence: the question before a dangerous one. */
  readonly words: string;
  /** Further facts for the audit log; nothing personal. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Makes the change. @returns undefined when there was nothing to change after all */
  readonly apply: () => Promise<Report | undefined>;
};

type Common = {
  /** Two words: what it is about, and what happens to it. */
  readonly name: string;
  /** Parameters as the usage shows them; those in brackets may be left out. */
  readonly parameters: readonly string[];
  readonly about: string;
  readonly options?: ParseArgsOptionsConfig;
};

/** A command that changes nothing. */
type ReadCommand = Common & {
  readonly kind: 'read';
  readonly run: (context: OperatorContext, input: OperatorInput) => Promise<Report>;
};

/** A command that changes something, and is in the audit log. */
export type ChangeCommand = Common & {
  readonly kind: 'change';
  /** It is asked for before it happens, or takes `--yes`. */
  readonly isDangerous?: boolean;
  readonly plan: (context: OperatorContext, input: OperatorInput) => Promise<Change>;
};

export type Command = ReadCommand | ChangeCommand;
