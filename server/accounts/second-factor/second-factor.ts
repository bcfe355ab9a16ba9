import type { SignInMethods } from '@anwurf/contract/second-factor';
import type { Queryable, Sql } from '../../database/connection.ts';
import { seal, unseal } from '../../database/sealed-secret.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import { createTotpSecret, stepOfCode } from './totp.ts';

/** How long a new secret waits for its first code, in minutes. */
const setUpMinutes = 60;

const codeInvalid = () => new ApiError('code_invalid', 'Der Code ist falsch, abgelaufen oder benutzt.');
const nameOf = (userId: string) => `second factor of ${userId}`;

/** Which of the two a right code was. */
type UsedCode = 'authenticator' | 'recovery code';

/** The second factors of accounts. */
export type SecondFactors = {
  /** What `GET /api/auth/sign-in-methods` says of it. */
  describe(userId: string): Promise<SignInMethods['authenticator']>;
  /** Whether codes are asked for. */
  has(sql: Queryable, userId: string): Promise<boolean>;
  /**
   * Makes a new secret, which counts for nothing before {@link SecondFactors.confirm}; one that was begun before is forgotten.
   * @throws ApiError already_registered when codes are asked for already
   */
  begin(userId: string): Promise<Uint8Array>;
  /**
   * From now on codes are asked for.
   * @returns the recovery codes, which nobody can read again
   * @throws ApiError code_invalid
   */
  confirm(tx: Queryable, userId: string, code: string): Promise<string[]>;
  /**
   * Replaces the recovery codes; those of before count no more.
   * @returns the new ones, which nobody can read again
   * @throws ApiError code_invalid when codes are not asked for
   */
  renewRecoveryCodes(tx: Queryable, userId: string): Promise<string[]>;
  /**
   * Uses a code up.
   * @param tx a transaction; rolled back, the code counts again
   * @throws ApiError code_invalid: wrong, too old, or used before
   */
  use(tx: Queryable, userId: string, code: string): Promise<UsedCode>;
};

/** @param key seals the secrets; 32 bytes */
export function createSecondFactors(sql: Sql, key: Uint8Array): SecondFactors {
  async function takeStep(tx: Queryable, userId: string, code: string): Promise<void> {
    const [factor] = await tx<{ sealed: Uint8Array; lastStep: string }[]>`
      select sealed_secret as sealed, last_step as "lastStep" from second_factors where user_id = ${userId} for update`;
    if (factor === undefined) throw codeInvalid();
    const secret = unseal(factor.sealed, key, nameOf(userId));
    if (secret === undefined) throw new Error('a second factor was sealed by another key, or for somebody else');
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
      if (begun === undefined) throw new ApiError('already_registered', 'Es wird schon nach Codes gefragt.');
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

/** Removes what was begun and never confirmed. */
export async function pruneSecondFactors(sql: Sql): Promise<void> {
  await sql`delete from second_factors where confirmed_at is null and created_at < now() - ${setUpMinutes} * interval '1 minute'`;
}
