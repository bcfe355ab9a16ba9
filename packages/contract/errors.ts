import { z } from 'zod';

/** Codes of the one error format. Words for people are made in the interface; `message` is for logs and fallback. */
export const errorCodes = [
  'bad_request',
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'payload_too_large',
  'too_many_requests',
  'upstream_unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every failed answer, from every route. `fields` maps input paths to what is wrong with them. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
