import * as z from 'zod';

const bodySchema = z.object({ errors: z.record(z.string(), z.unknown()) });

/** What a device sets of a request. */
const ofTheDevice: ReadonlySet<string> = new Set(['handle', 'live', 'live_sse', 'experimental_live_sse', 'cursor', 'replica', 'log']);

/** What Electric's 400 means for a device. */
export type ElectricRefusal =
  /** The offset lies behind the end of Electric's log, which was lost: start over. */
  | 'must-refetch'
  /** Electric does not know the table or a column yet: a migration has just added it. */
  | 'not-yet'
  /** The device asked for what does not exist. */
  | 'invalid';

/** Reads the body of a 400. What cannot be read is taken for 'not yet': a device that tries again loses nothing. */
export function readElectricRefusal(body: string): ElectricRefusal {
  const parsed = bodySchema.safeParse(parseJson(body));
  const fields = parsed.success ? Object.keys(parsed.data.errors) : [];
  if (fields.includes('offset')) return 'must-refetch';
  return fields.length > 0 && fields.every((field) => ofTheDevice.has(field)) ? 'invalid' : 'not-yet';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
