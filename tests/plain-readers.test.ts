// @vitest-environment happy-dom
import { consentOf, consentVersion } from '@anwurf/contract/consent';
import { deviceStorage } from '@anwurf/contract/device-storage';
import { maxOriginsAtSignOut } from '@anwurf/contract/sign-out';
import { areAnswers } from '@anwurf/domain/assessment/answers';
import { STATEMENTS } from '@anwurf/domain/assessment/statements';
import { isUuid } from '@anwurf/domain/identity/uuid';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { keptAssessment } from '../packages/ui/features/assessment/kept-assessment.ts';
import { outstandingRemovals } from '../packages/ui/features/session/outstanding-removals.ts';
import { readSignedInRecord } from '../packages/ui/features/session/signed-in-record.ts';
import { waitingSignOut } from '../packages/ui/features/session/waiting-sign-out.ts';
import { optionalId } from '../packages/ui/routes/id-param.ts';

afterEach(() => localStorage.clear());

const id = '018f0000-0000-7000-8000-000000000001';
const other = '018F0000-0000-4000-A000-00000000000f';

const validIds = [id, other, '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
/** Of no version, of no variant, with something before or after, in another spelling. */
const strangeIds = [
  '018f0000-0000-9000-8000-000000000001',
  '018f0000-0000-0000-8000-000000000001',
  '018f0000-0000-7000-c000-000000000001',
  'FFFFFFFF-ffff-ffff-ffff-ffffffffffff',
  `${id}\n`,
  ` ${id}`,
  `${id}0`,
  id.slice(1),
  id.replaceAll('-', ''),
  `{${id}}`,
  `urn:uuid:${id}`,
  `../${id}`,
  `${id}' or 1=1`,
];

const numbers = [0, -0, -1, 1, 10, 11, 32, 33, 1.5, 2 ** 53, Number.POSITIVE_INFINITY];
const texts = ['', '0', 'true', 'null', '__proto__', consentVersion];
const lists = [[], [id], [id, 7], [[id]], Array.from({ length: maxOriginsAtSignOut + 1 }, () => id)];
const objects = [{}, { length: STATEMENTS.length }, { constructor: null }, JSON.parse('{"__proto__":{"id":1}}') as unknown];
/** Values that may stand where something else is expected. */
const strangers: readonly unknown[] = [null, true, false, ...numbers, ...texts, ...lists, ...objects, ...validIds, ...strangeIds];

/** A valid value with a stranger in every place in turn, with every place left out, and with more than belongs to it. */
function variantsOf(valid: unknown): unknown[] {
  const inside = (at: string | number, rest: (value: unknown) => unknown) =>
    variantsOf((valid as Readonly<Record<string | number, unknown>>)[at]).map(rest);
  if (Array.isArray(valid)) {
    const [, ...shorter] = valid as unknown[];
    return [...strangers, valid, shorter, [...shorter, ...valid.slice(0, 2)], ...inside(0, (value) => [value, ...shorter])];
  }
  if (typeof valid !== 'object' || valid === null) return [...strangers, valid];
  const places = Object.keys(valid).flatMap((name) => [
    ...inside(name, (value) => ({ ...valid, [name]: value })),
    Object.fromEntries(Object.entries(valid).filter(([known]) => known !== name)),
  ]);
  const more = [{ ...valid, isAdmin: true }, { ...valid, ['__proto__']: { isAdmin: true } }, [valid], JSON.stringify(valid)];
  return [...strangers, valid, ...places, ...more];
}

/** The same value as it comes across a border. */
const received = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

const consentSchema = z.object({
  version: z.literal(consentVersion),
  consent: z.object({ necessary: z.literal(true), analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() }),
  timestamp: z.string(),
});
const choice = { necessary: true, analytics: false, marketing: true, functional: false };
const consent = { version: consentVersion, consent: choice, timestamp: '2026-11-23T12:00:00.000Z' };

const answersSchema = z.array(z.int().min(0).max(10)).length(32);
const answers = Array.from({ length: STATEMENTS.length }, (_, index) => index % 11);

/** Reads a name of the browser's storage by the rule in plain code. */
function fromStorage(name: 'signedIn' | 'assessment' | 'signOutWaiting' | 'removals', read: () => unknown): (raw: unknown) => unknown {
  return (raw) => {
    localStorage.setItem(deviceStorage[name].name, JSON.stringify(raw));
    return read();
  };
}

const recordSchema = z.object({ id: z.uuid(), email: z.string(), fullName: z.string().nullable(), ended: z.boolean().optional() });
const record = { id, email: 'mila@test.example', fullName: null, ended: true };
const originsSchema = z.object({ origins: z.array(z.uuid()).max(maxOriginsAtSignOut) });
const waitingSchema = originsSchema.or(z.literal(true).transform(() => ({ origins: [] })));
const removalsSchema = z.array(z.uuid()).transform((removals) => [...new Set(removals)]);

test.each<[string, z.ZodType, (raw: unknown) => unknown, unknown, unknown]>([
  ['a consent', consentSchema, consentOf, consent, undefined],
  ['answers', answersSchema, (raw) => (areAnswers(raw) ? raw : undefined), answers, undefined],
  ['an id', z.uuid(), (raw) => (isUuid(raw) ? raw : undefined), id, undefined],
  ['an id of the address', z.uuid(), optionalId, id, undefined],
  ['who is signed in', recordSchema, fromStorage('signedIn', readSignedInRecord), record, null],
  ['who has signed out', waitingSchema, fromStorage('signOutWaiting', waitingSignOut), { origins: [id, other] }, null],
  ['removals', removalsSchema, fromStorage('removals', outstandingRemovals), [id, other], []],
  [
    'a self-assessment',
    z.object({ answers: answersSchema, at: z.int().min(0).max(32), isStored: z.boolean() }),
    fromStorage('assessment', () => keptAssessment.read()),
    { answers, at: 3, isStored: false },
    null,
  ],
])('%s is read in plain code as strictly as by a schema', (_, schema, read, valid, none) => {
  const variants = variantsOf(valid).map(received);
  const bySchema = (raw: unknown) => {
    const { data } = schema.safeParse(raw);
    return data === undefined ? none : data;
  };
  for (const raw of variants) expect([raw, read(raw)]).toEqual([raw, bySchema(raw)]);
  expect(variants.filter((raw) => schema.safeParse(raw).success).length).toBeGreaterThan(0);
  expect(variants.filter((raw) => !schema.safeParse(raw).success).length).toBeGreaterThan(strangers.length / 2);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});
