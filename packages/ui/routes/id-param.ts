import { notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';

/** Checks an identifier from the address; anything but a UUID leads to the not-found page. */
export function idParam(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
}

/** The same for a query parameter, where a wrong one is as good as none. */
export function optionalId(text: unknown): string | undefined {
  return z.uuid().safeParse(text).data;
}
