import * as z from 'zod/mini';
import type { Column } from './column.ts';

/**
 * Ways a column's value can be invalid. The rule's `limit` is the bound that was exceeded. `not_before`: accepted from the
 * instant `limit` (ISO) on; `access_ended`: accepted with paid access; `storage_full`: accepted after something is deleted;
 * `consent_missing`: accepted with the consent to health data. These four concern the change as a whole.
 */
export const ruleKinds = [
  'required',
  'wrong_type',
  'not_allowed',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'too_many',
  'unstorable',
  'not_writable',
  'not_the_key',
  'missing_parent',
  'not_before',
  'access_ended',
  'storage_full',
  'consent_missing',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A rule that a value breaks. Unknown kinds of newer servers are read as `not_allowed`. */
export const brokenRuleSchema = z.object({
  column: z.string(),
  kind: z.catch(z.enum(ruleKinds), 'not_allowed'),
  limit: z.optional(z.union([z.number(), z.string()])),
});
export type BrokenRule = z.infer<typeof brokenRuleSchema>;

type Found = Omit<BrokenRule, 'column'>;

// Postgres cannot store NUL or a lone surrogate.
const unstorable = /[\0\p{Surrogate}]/u;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => !unstorable.test(name) && isStorable(inner));
}

/** The registry's own rules, which zod reports as `custom`. */
const customRule = z.object({ kind: z.enum(ruleKinds), limit: z.union([z.number(), z.string()]) });

function toRule(issue: z.core.$ZodIssue, value: unknown): Found {
  if (value === null) return { kind: 'required' };
  switch (issue.code) {
    case 'too_big': {
      const kind = issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_large';
      return { kind, limit: Number(issue.maximum) };
    }
    case 'too_small':
      return { kind: issue.origin === 'string' ? 'too_short' : 'too_small', limit: Number(issue.minimum) };
    case 'invalid_type':
      return { kind: 'wrong_type' };
    case 'custom':
      return customRule.safeParse(issue.params).data ?? { kind: 'not_allowed' };
    default:
      return { kind: 'not_allowed' };
  }
}

/** The first rule that a value breaks in its column; undefined when it may be stored. */
export function findBrokenRule(column: Column, value: unknown): Found | undefined {
  const parsed = column.value.safeParse(value);
  const [issue] = parsed.error?.issues ?? [];
  if (issue !== undefined) return toRule(issue, value);
  return isStorable(value) ? undefined : { kind: 'unstorable' };
}
