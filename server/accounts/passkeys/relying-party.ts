import type { Context } from 'hono';

/** The relying party of passkeys: they work on pages of this origin only. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/** @param publicUrl address in the browser; without it (development) the request's Host counts as own */
export function relyingPartyOf(c: Context, publicUrl: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? `http://${c.req.header('host') ?? 'localhost'}`);
  return { id: hostname, origin };
}
