import type { SignInMethods } from '@anwurf/contract/second-factor';
import type { Queryable, Sql } from '../../database/connection.ts';
import { seal, unseal } from '../../database/sealed-secret.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import { createTotpSecret, stepOfCode } from './totp.ts';

/** Life of an unconfirmed secret, in minutes. */
const setUpMinutes = 60;

const codeInvalid = () => new ApiError('code_invalid', 'The code is wrong, expired or used.');
const nameOf = (userId: string) => `second factor of ${userId}`;

/** Kind of a valid code. */
type UsedCode = 'authenticator' | 'recovery code';

/** The second factors of accounts. */
export type SecondFactors = {
  /** The authenticator's entry in `GET /api/auth/sign-in-methods`. */
  describe(userId: string): Promise<SignInMethods['authenticator']>;
  /** Whether the account requires codes. */
  has(sql: Queryable, userId: string): Promise<boolean>;
  /**
   * Creates a new secret, inactive until {@link SecondFactors.confirm}; replaces an unconfirmed one.
   * @throws ApiError already_registered when codes are already required
   */
  begin(userId: string): Promise<Uint8Array>;
  /**
   * Requires codes from now on.
   * @returns the recovery codes, which cannot be read again
   * @throws ApiError code_invalid
   */
  confirm(tx: Queryable, userId: string, code: string): Promise<string[]>;
  /**
   * Replaces the recovery codes; earlier ones become invalid.
   * @returns the new ones, which cannot be read again
   * @throws ApiError code_invalid when the account requires no codes
   */
  renewRecoveryCodes(tx: Queryable, userId: string): Promise<string[]>;
  /**
   * Uses a code up.
   * @param tx a transaction; after a rollback the code is valid again
   * @throws ApiError code_invalid: wrong, expired, or used before
   */
  use(tx: Queryable, userId: string, code: string): Promise<UsedCode>;
};

/** @param key encrypts the secrets; 32 bytes */
export function createSecondFactors(sql: Sql, key: Uint8Array): SecondFactors {
  async function takeStep(tx: Queryable, userId: string, code: string): Promise<void> {
    const [factor] = await tx<{ sealed: Uint8Array; lastStep: string }[]>`
      select sealed_secret as sealed, last_step as "lastStep" from second_factors where user_id = ${userId} for update`;
    if (factor === undefined) throw codeInvalid();
    const secret = unseal(factor.sealed, key, nameOf(userId));
    if (secret === undefined) throw new Error('a second factor was sealed by another key, or for another user');
    const step = stepOfCode(secret, code);
    if (step === undefined || step <= Number(factor.lastStep)) throw codeInvalid();
    await tx`update second_factors set last_step = ${step} where user_id = ${userId}`;
  }

  async function has(queryable: Queryable, userId: string): Promise<boolean> {
    const [row] = await queryable`select from second_factors where user_id = ${userId} and confirmed_at is not null`;
    return row !== undefined;
  }

  async function writeRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await tx`delete from recovery_codes where user_id = ${userId}`;
    await tx`insert into recovery_codes ${tx(codes.map((one) => ({ code_hash: hashRecoveryCode(one), user_id: userId })))}`;
    return codes;
  }

  return {
    async describe(userId) {
      const [row] = await sql<{ since: Date; left: number }[]>`
        select confirmed_at as since,
          (select count(*)::int from recovery_codes where user_id = f.user_id and used_at is null) as left
        from second_factors f where user_id = ${userId} and confirmed_at is not null`;
      return row === undefined ? null : { since: row.since.toISOString(), recoveryCodesLeft: row.left };
    },
    has,
    async begin(userId) {
      const secret = createTotpSecret();
      const sealed = seal(secret, key, nameOf(userId));
      const [begun] = await sql`
        insert into second_factors (user_id, sealed_secret) values (${userId}, ${sealed})
        on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
          where second_factors.confirmed_at is null
        returning user_id`;
      if (begun === undefined) throw new ApiError('already_registered', 'The second factor is already on.');
      return secret;
    },
    async confirm(tx, userId, code) {
      const [begun] = await tx`select from second_factors where user_id = ${userId} and confirmed_at is null
        and created_at > now() - ${setUpMinutes} * interval '1 minute' for update`;
      if (begun === undefined) throw codeInvalid();
      await takeStep(tx, userId, code);
      await tx`update second_factors set confirmed_at = now() where user_id = ${userId}`;
      return writeRecoveryCodes(tx, userId);
    },
    async renewRecoveryCodes(tx, userId) {
      if (!(await has(tx, userId))) throw codeInvalid();
      return writeRecoveryCodes(tx, userId);
    },
    async use(tx, userId, code) {
      const digits = code.replaceAll(/[\s-]/g, '');
      if (/^\d{6}$/.test(digits)) {
        await takeStep(tx, userId, digits);
        return 'authenticator';
      }
      const [used] = await tx`update recovery_codes set used_at = now()
        where code_hash = ${hashRecoveryCode(code)} and user_id = ${userId} and used_at is null returning user_id`;
      if (used === undefined) throw codeInvalid();
      return 'recovery code';
    },
  };
}

/** Removes unconfirmed secrets. */
export async function pruneSecondFactors(sql: Sql): Promise<void> {
  await sql`delete from second_factors where confirmed_at is null and created_at < now() - ${setUpMinutes} * interval '1 minute'`;
}
