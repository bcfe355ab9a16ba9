import * as z from 'zod';

const bodySchema = z.object({ errors: z.record(z.string(), z.unknown()) });

/** Parameters set by the device. */
const ofTheDevice: ReadonlySet<string> = new Set(['handle', 'live', 'live_sse', 'experimental_live_sse', 'cursor', 'replica', 'log']);

/** Meaning of Electric's 400 for a device. */
export type ElectricRefusal =
  /** The offset is beyond the end of Electric's log, which was lost: start over. */
  | 'must-refetch'
  /** Electric does not know the table or a column yet: a migration has just added it. */
  | 'not-yet'
  /** The device asked for something that does not exist. */
  | 'invalid';

/** Reads the body of a 400. An unreadable one counts as 'not yet': a retry loses nothing. */
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
