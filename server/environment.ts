import { z } from 'zod';

const flag = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const url = (...protocols: string[]) =>
  flag.refine((value) => value === undefined || protocols.some((protocol) => URL.canParse(value) && new URL(value).protocol === protocol), {
    message: `muss eine Adresse mit ${protocols.join(' oder ')} sein / must be a URL with ${protocols.join(' or ')}`,
  });

const schema = z.object({
  PORT: z.coerce
    .number('muss eine Zahl sein / must be a number')
    .int()
    .min(0, 'muss zwischen 0 und 65535 liegen / must be between 0 and 65535')
    .max(65_535, 'muss zwischen 0 und 65535 liegen / must be between 0 and 65535')
    .default(8787),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATA_DIR: z.string().min(1).default('.data'),
  ELECTRIC_URL: url('http:', 'https:'),
  ELECTRIC_SECRET: flag,
  PUBLIC_URL: url('http:', 'https:'),
  ANWURF_MODE: z.enum(['development', 'production'], 'development oder production / development or production').optional(),
  NODE_ENV: z.string().optional(),
});

/** What the server is told from outside; parsed once, at start. */
export type Environment = {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded Postgres in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Absent: shapes are answered from the embedded log. */
  readonly electric: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Address under which browsers reach the server; https makes cookies Secure. */
  readonly publicUrl: string | undefined;
  readonly mode: 'development' | 'production';
};

/**
 * Reads the environment.
 * @throws Error naming every wrong variable, in German and English, without repeating its value (it may be a secret)
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Die Umgebung ist falsch eingestellt / invalid environment:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    electric: data.ELECTRIC_URL === undefined ? undefined : { url: data.ELECTRIC_URL, secret: data.ELECTRIC_SECRET },
    publicUrl: data.PUBLIC_URL,
    mode: data.ANWURF_MODE ?? (data.NODE_ENV === 'production' ? 'production' : 'development'),
  };
}
