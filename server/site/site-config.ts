import { readFile } from 'node:fs/promises';
import { emailSchema } from '@anwurf/contract/credentials';
import { z } from 'zod';

const line = z.string().trim().min(1, 'must not be empty').max(500);
const optionalLine = line.nullable().default(null);

const siteConfigSchema = z.strictObject({
  operator: z.strictObject({
    name: line,
    address: z.array(line).min(1, 'needs a line'),
    email: emailSchema,
    phone: optionalLine,
    representative: optionalLine,
    register: optionalLine,
    vatId: optionalLine,
  }),
  rating: z
    .strictObject({ value: z.number().min(1).max(5), count: z.int().min(1) })
    .nullable()
    .default(null),
  clubCount: z.int().min(1).nullable().default(null),
  testimonials: z.array(z.strictObject({ text: line, name: line, role: line })).default([]),
  people: z.array(z.strictObject({ name: line, role: line, qualification: optionalLine })).default([]),
  paymentMethods: z.array(line).default([]),
  /** Whether to ship the fictitious players; default: in development only. */
  demoPlayers: z.boolean().optional(),
});

/** The operator's statements about themselves and the product. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/**
 * Reads the operator's JSON file.
 * @throws Error naming the file and every wrong entry
 */
export async function readSiteConfig(path: string): Promise<SiteConfig> {
  const fail = (lines: string[]) => new Error(`Invalid SITE_CONFIG (${path}):\n${lines.map((text) => `  ${text}`).join('\n')}`);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw fail([error instanceof Error ? error.message : String(error)]);
  }
  const parsed = siteConfigSchema.safeParse(value);
  if (!parsed.success) throw fail(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'JSON'}: ${issue.message}`));
  return parsed.data;
}
