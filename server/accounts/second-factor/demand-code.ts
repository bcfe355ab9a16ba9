import type { Queryable, Sql } from '../../database/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createAttemptLimit } from '../../limits/attempt-limit.ts';
import { requireNoWait } from '../../limits/request-limit.ts';
import type { Account } from '../account.ts';
import { lockSessions } from '../refresh-token.ts';
import { mailSignInChange } from '../sign-in-mail.ts';
import type { SecondFactors } from './second-factor.ts';

/** Requires the code of accounts with a second factor; others pass. */
export type CodeDemand = {
  /**
   * Before the transaction: checks whether a code is required, and counts the attempt.
   * @returns what to call after the transaction: the code was right, so the attempt does not count. It gives back only what was
   * taken: a code sent to an account that requires none would else buy guesses for later.
   * @throws ApiError second_factor_required, too_many_requests
   */
  take(userId: string, code: string | undefined): Promise<() => Promise<void>>;
  /**
   * Uses the code up, in the transaction of the protected operation.
   * @throws ApiError second_factor_required, code_invalid
   */
  use(tx: Queryable, account: Pick<Account, 'id' | 'email'>, code: string | undefined): Promise<void>;
  /**
   * Takes the code and uses it up at once, for an operation that follows.
   * @throws ApiError second_factor_required, code_invalid, too_many_requests
   */
  spend(account: Pick<Account, 'id' | 'email'>, code: string | undefined): Promise<void>;
};

/** Most wrong codes of an account within a quarter of an hour, and within a day. */
const most = { quarterHour: 5, day: 30 } as const;

/**
 * A guess hits one of three codes (the current one and its neighbours) out of 10^6. Thirty guesses a day therefore take 10^6 / 3
 * / 30 = 11,000 days, 30 years, for one hit on average; five in a quarter of an hour leave the rest of the day to the owner.
 * Guessing also requires the password or a mailed link.
 */
export function createCodeDemand(sql: Sql, factors: SecondFactors, siteUrl: () => string): CodeDemand {
  const byQuarterHour = createAttemptLimit(sql, 'second factor', most.quarterHour, 900);
  const byDay = createAttemptLimit(sql, 'second factor day', most.day, 86_400);
  const required = () => new ApiError('second_factor_required', 'A code of the authenticator app is required too.');
  const demand: CodeDemand = {
    async take(userId, code) {
      if (!(await factors.has(sql, userId))) return () => Promise.resolve();
      if (code === undefined) throw required();
      requireNoWait(await byQuarterHour.take(userId));
      requireNoWait(await byDay.take(userId));
      return async () => void (await Promise.all([byQuarterHour.forgive(userId), byDay.giveBack(userId)]));
    },
    async use(tx, { id, email }, code) {
      if (!(await factors.has(tx, id))) return;
      if (code === undefined) throw required();
      if ((await factors.use(tx, id, code)) === 'recovery code') await mailSignInChange(tx, email, 'recovery code used', siteUrl());
    },
    async spend(account, code) {
      const succeed = await demand.take(account.id, code);
      await sql.begin(async (tx) => {
        await lockSessions(tx, account.id);
        await demand.use(tx, account, code);
      });
      await succeed();
    },
  };
  return demand;
}
