import { z } from 'zod';
import { ApiError } from './api-error.ts';

/**
 * Validates a client's input.
 * @throws ApiError invalid_input with a message for each path
 */
export function parseInput<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.slice(0, 20).map((issue) => [issue.path.map(String).join('.'), issue.message]));
  throw new ApiError('invalid_input', 'Some values are invalid.', { fields });
}
