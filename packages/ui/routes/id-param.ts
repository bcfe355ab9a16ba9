import { isUuid } from '@anwurf/domain/identity/uuid';

/** An identifier in a query parameter; a wrong one is as good as none. */
export const optionalId = (text: unknown): string | undefined => (isUuid(text) ? text : undefined);

/** The identifiers among texts that are parted by commas; undefined: there is none. */
export function optionalIds(text: unknown): string | undefined {
  const ids = typeof text === 'string' ? text.split(',').filter(isUuid) : [];
  return ids.length === 0 ? undefined : ids.join(',');
}
