import { demoAccount } from '../../accounts/account.ts';
import { coachAccount } from '../demo-team/store-team.ts';
import { seasonAccount } from './store-season.ts';

/** Accounts for looking around, as printed. */
export const demoLines = [
  `Demo account:  ${demoAccount.email} / ${demoAccount.password} (fresh)`,
  `Demo season:   ${seasonAccount.email} / ${seasonAccount.password} (13 weeks of training)`,
  `Demo coach:    ${coachAccount.email} / ${coachAccount.password} (a team of 18, invented)`,
] as const;
