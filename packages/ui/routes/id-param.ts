import { isUuid } from '@anwurf/domain/identity/uuid';
import { notFound } from '@tanstack/react-router';

/** Checks an identifier from the address; anything but a UUID leads to the not-found page. */
export function idParam(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text;
}

/** The same for a query parameter, where a wrong one is as good as none. */
export const optionalId = (text: unknown): string | undefined => (isUuid(text) ? text : undefined);
