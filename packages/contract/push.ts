import * as z from 'zod/mini';

/** Notifications that a server sends; the end of a rest comes from the device itself. */
export const PUSH_KINDS = ['session', 'test', 'coach'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** All that travels through a push service, encrypted: the kind. The device has the words. */
export const pushMessageSchema = z.object({ kind: z.enum(['session', 'test', 'coach', 'trial']) });
export type PushMessage = z.infer<typeof pushMessageSchema>;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Bitte gib eine Uhrzeit an.'));
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** Wishes of a device; times at its clocks. */
const wishes = {
  kinds: z.array(z.enum(PUSH_KINDS)).check(
    z.maxLength(PUSH_KINDS.length),
    z.refine((kinds) => new Set(kinds).size === kinds.length),
  ),
  sessionTime: time,
  /** No notification between these; equal: always. */
  quietFrom: time,
  quietUntil: time,
};

/** Which notifications a device wants, and when. */
export const pushWishesSchema = z.object(wishes);
export type PushWishes = z.infer<typeof pushWishesSchema>;

/** Body of `POST /api/push` (signed in): this session's device wants notifications. Replaces what it wanted. */
export const pushRequestSchema = z.object({
  ...wishes,
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  p256dh: bytes(87),
  auth: bytes(22),
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type PushRequest = z.infer<typeof pushRequestSchema>;

/** Answer of `GET /api/push` (signed in): the key of the server, null where it sends none; and what this device wants, null: nothing. */
export const pushStateSchema = z.object({ publicKey: z.nullable(z.string()), choice: z.nullable(pushWishesSchema) });
export type PushState = z.infer<typeof pushStateSchema>;
